import { GroupFrame } from "../frame.tsx";
import { chosen, OtherText, offered } from "../options.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function SingleQuestion(props: KindProps<"single">) {
  const { question, answer, onAnswer, say } = props;
  return (
    <GroupFrame {...props} role="radiogroup" isClearable>
      {offered(props).map(({ id, text }) => (
        <label key={id} className={style.choice}>
          <input
            type="radio"
            name={fieldIdOf(question)}
            checked={answer?.optionIds?.includes(id) ?? false}
            onChange={() => onAnswer(chosen([id]))}
          />
          <span>{say(text)}</span>
        </label>
      ))}
      <OtherText {...props} />
    </GroupFrame>
  );
}
