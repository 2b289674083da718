import { GroupFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

const numbers = Array.from({ length: 11 }, (_, number) => number);

export function ScoreQuestion(props: KindProps<"score">) {
  const { question, answer, onAnswer, say, texts } = props;
  const { left, right } = question;
  const nameOf = (number: number) => {
    const end = { 0: left, 10: right }[number];
    return end === undefined ? `${number}` : texts("score", { number, text: say(end) });
  };
  return (
    <GroupFrame {...props} role="radiogroup" isClearable>
      <div className={style.score}>
        {numbers.map((number) => (
          <label key={number} className={style.number}>
            <input
              type="radio"
              name={fieldIdOf(question)}
              aria-label={nameOf(number)}
              checked={answer?.number === number}
              onChange={() => onAnswer({ number })}
            />
            <span aria-hidden>{number}</span>
          </label>
        ))}
      </div>
      <div className={style.ends} aria-hidden>
        <span>{texts("score", { number: 0, text: say(left) })}</span>
        <span>{texts("score", { number: 10, text: say(right) })}</span>
      </div>
    </GroupFrame>
  );
}
