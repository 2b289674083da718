import style from "./segments.module.css";

interface Props<T> {
  /** Names the choice for screen readers. */
  label: string;
  choices: { value: T; label: string }[];
  value: T;
  onValue: (value: T) => void;
}

/** A few views of the same list, side by side; one is selected. */
export function Segments<T extends string | undefined>({ label, choices, value, onValue }: Props<T>) {
  return (
    <fieldset className={style.segments}>
      <legend className="unseen">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value ?? ""}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
