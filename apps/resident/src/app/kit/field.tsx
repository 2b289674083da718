import { ErrorIcon } from "@stoep/ui/icons";
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { useId } from "react";
import type { FieldProps } from "../form.ts";
import style from "./field.module.css";

interface FrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Ids of what describes a control. */
export function describedBy({ id, hint, error }: Omit<FrameProps, "label">): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

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

function Problem({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <div className={style.error} id={`${id}-error`}>
      <ErrorIcon aria-hidden />
      {error}
    </div>
  );
}

type Own = FieldProps & { label: ReactNode; hint?: ReactNode };
type InputProps = Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own>;

export function TextField({ label, hint, error, onValue, ...rest }: InputProps) {
  const { id } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        className={style.input}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onValue(event.target.value)}
        {...rest}
      />
    </FieldFrame>
  );
}

type AreaProps = Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Own>;

export function TextArea({ label, hint, error, onValue, ...rest }: AreaProps) {
  const { id } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        className={style.input}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onValue(event.target.value)}
        {...rest}
      />
    </FieldFrame>
  );
}

export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
}

export function SelectField<V extends string>(props: Own & { choices: readonly Choice<V>[]; prompt?: string }) {
  const { id, value, label, hint, error, onValue, choices, prompt } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={style.input}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onValue(event.target.value)}
      >
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
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  error?: string | undefined;
}

export function CheckField({ id, label, isOn, onChange, error }: CheckProps) {
  return (
    <div className={style.field}>
      <label className={style.choice}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <Problem id={id} error={error} />
    </div>
  );
}

interface RadioProps<V extends string> {
  legend: ReactNode;
  choices: readonly Choice<V>[];
  value: V | null;
  onValue: (value: V) => void;
  id?: string;
  error?: string | undefined;
}

export function RadioField<V extends string>({ legend, choices, value, onValue, id, error }: RadioProps<V>) {
  const made = useId();
  const name = id ?? made;
  return (
    <fieldset className={style.choices} aria-describedby={describedBy({ id: name, error })}>
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className={style.choice}>
          <input
            id={index === 0 ? name : undefined}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      <Problem id={name} error={error} />
    </fieldset>
  );
}
