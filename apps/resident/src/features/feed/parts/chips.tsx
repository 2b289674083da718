import style from "./filters.module.css";

interface ChipsProps<T> {
  label: string;
  choices: T[];
  value: T;
  nameOf: (choice: T) => string;
  onValue: (value: T) => void;
}

/** A choice among a few, all of them visible. */
export function Chips<T extends string | undefined>({ label, choices, value, nameOf, onValue }: ChipsProps<T>) {
  return (
    <fieldset className={style.chips}>
      <legend className="unseen">{label}</legend>
      {choices.map((one) => (
        <button key={one ?? ""} type="button" aria-pressed={one === value} onClick={() => onValue(one)}>
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
