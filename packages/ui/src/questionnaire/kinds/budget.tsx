import { useState } from "react";
import { GroupFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

type Props = KindProps<"budget">;

export function BudgetQuestion(props: Props) {
  const { question, answer, onAnswer, say, texts } = props;
  const { options, amount } = question;
  const unit = say(question.unit);
  const amounts = answer?.amounts ?? {};
  const left = Object.values(amounts).reduce((rest, one) => rest - one, amount);
  const set = (id: string, given: number | null) => {
    const { [id]: _, ...others } = amounts;
    const next = given === null ? others : { ...others, [id]: given };
    onAnswer(Object.keys(next).length > 0 ? { amounts: next } : null);
  };
  return (
    <GroupFrame {...props}>
      {options.map(({ id, text }) => (
        <div key={id} className={style.amount}>
          <label htmlFor={`${fieldIdOf(question)}-${id}`}>{say(text)}</label>
          <AmountField
            id={`${fieldIdOf(question)}-${id}`}
            amount={amounts[id] ?? null}
            onAmount={(given) => set(id, given)}
            unit={unit}
            texts={texts}
          />
        </div>
      ))}
      <p className={style.sum} role="status">
        {left > 0 && texts("amountLeft", { number: left, amount, unit })}
        {left === 0 && texts("amountSpent", { amount, unit })}
        {left < 0 && texts("amountOver", { number: -left, amount, unit })}
      </p>
    </GroupFrame>
  );
}

interface FieldProps extends Pick<Props, "texts"> {
  id: string;
  /** null: none. */
  amount: number | null;
  onAmount: (amount: number | null) => void;
  unit: string;
}

function AmountField({ id, amount, onAmount, unit, texts }: FieldProps) {
  const [typed, setTyped] = useState(`${amount ?? ""}`);
  // What was typed stays as it is ("30," on the way to "30,5"), unless the amount has come from elsewhere.
  const value = readAmount(typed) === amount ? typed : `${amount ?? ""}`;
  const isWhole = amount === null || Number.isInteger(amount);
  return (
    <span>
      <input
        id={id}
        className={style.input}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={!isWhole}
        aria-describedby={isWhole ? undefined : `${id}-whole`}
        onChange={({ target }) => {
          const next = target.value.replace(/[^\d., ]/g, "").slice(0, 15);
          setTyped(next);
          onAmount(readAmount(next));
        }}
      />{" "}
      {unit}
      {!isWhole && (
        <span className={style.problem} id={`${id}-whole`}>
          {texts("amountWhole")}
        </span>
      )}
    </span>
  );
}

/** "1.000" and "1 000" are a thousand; "30,5" is no whole number, and is told when it is judged. */
function readAmount(typed: string): number | null {
  const whole = typed.replaceAll(" ", "").replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  const number = Number.parseFloat(whole.replace(",", "."));
  return Number.isNaN(number) ? null : number;
}
