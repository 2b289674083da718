import { GroupFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

/** Each row is a question of its own; where there is room, its columns stand beside each other. */
export function MatrixQuestion(props: KindProps<"matrix">) {
  const { question, answer, onAnswer, say } = props;
  const columns = answer?.columns ?? {};
  return (
    <GroupFrame {...props} isClearable>
      {question.rows.map((row) => (
        <fieldset key={row.id} className={style.row}>
          <legend>{say(row.text)}</legend>
          <div className={style.columns}>
            {question.columns.map(({ id, text }) => (
              <label key={id} className={style.choice}>
                <input
                  type="radio"
                  name={`${fieldIdOf(question)}-${row.id}`}
                  checked={columns[row.id] === id}
                  onChange={() => onAnswer({ columns: { ...columns, [row.id]: id } })}
                />
                <span>{say(text)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </GroupFrame>
  );
}
