import type { ChangeEvent, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import type { FieldProps } from "../form.ts";
import style from "./field.module.css";
import { describedBy, Problem } from "./problem.tsx";
import type { Choice } from "./radio-field.tsx";

interface FrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The look of a field, for controls that are drawn elsewhere. */
export const inputLook = style.input;

/** Label, hint and problem around a control. */
export function FieldFrame({ id, label, hint, error, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div className={style.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <Problem id={id} error={error} />
    </div>
  );
}

type LabelledFieldProps = FieldProps & { label: ReactNode; hint?: ReactNode };

/** The common props of text controls: look, description, problem and change handler. */
const controlOf = ({ id, hint, error, onValue }: LabelledFieldProps) => ({
  className: style.input,
  "aria-invalid": Boolean(error),
  "aria-describedby": describedBy({ id, hint, error }),
  onChange: ({ target }: ChangeEvent<{ value: string }>) => onValue(target.value),
});

type InputProps = LabelledFieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof LabelledFieldProps>;

export function TextField(props: InputProps) {
  const { label, hint, error, onValue, ...rest } = props;
  return (
    <FieldFrame id={rest.id} label={label} hint={hint} error={error}>
      <input {...controlOf(props)} {...rest} />
    </FieldFrame>
  );
}

type AreaProps = LabelledFieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof LabelledFieldProps>;

export function TextArea(props: AreaProps) {
  const { label, hint, error, onValue, ...rest } = props;
  return (
    <FieldFrame id={rest.id} label={label} hint={hint} error={error}>
      <textarea {...controlOf(props)} {...rest} />
    </FieldFrame>
  );
}

export function SelectField<V extends string>(
  props: LabelledFieldProps & { choices: readonly Choice<V>[]; prompt?: string },
) {
  const { id, value, label, hint, error, choices, prompt } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select id={id} value={value} {...controlOf(props)}>
        {prompt && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface CheckProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  error?: string | undefined;
}

export function CheckField({ id, label, hint, isOn, onChange, error }: CheckProps) {
  return (
    <div className={style.field}>
      <label className={style.choice}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className={style.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <Problem id={id} error={error} />
    </div>
  );
}
