import { GroupFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function BudgetQuestion(props: KindProps<"budget">) {
  const { question, answer, onAnswer, say, texts } = props;
  const { options, amount } = question;
  const unit = say(question.unit);
  const amounts = answer?.amounts ?? {};
  const left = Object.values(amounts).reduce((rest, one) => rest - one, amount);
  const set = (id: string, typed: string) => {
    const { [id]: _, ...others } = amounts;
    const digits = typed.replace(/\D/g, "").slice(0, 12);
    const next = digits === "" ? others : { ...others, [id]: Number(digits) };
    onAnswer(Object.keys(next).length > 0 ? { amounts: next } : null);
  };
  return (
    <GroupFrame {...props}>
      {options.map(({ id, text }) => (
        <div key={id} className={style.amount}>
          <label htmlFor={`${fieldIdOf(question)}-${id}`}>{say(text)}</label>
          <span>
            <input
              id={`${fieldIdOf(question)}-${id}`}
              className={style.input}
              inputMode="numeric"
              autoComplete="off"
              value={amounts[id] ?? ""}
              onChange={({ target }) => set(id, target.value)}
            />{" "}
            {unit}
          </span>
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
