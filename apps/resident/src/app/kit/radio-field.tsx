import { type ReactNode, useId } from "react";
import style from "./field.module.css";
import { describedBy, Problem } from "./problem.tsx";

export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
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
