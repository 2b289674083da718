import { GroupFrame } from "../frame.tsx";
import { boundsHint, chosen, OtherText, offered, toggled } from "../options.tsx";
import type { KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function MultipleQuestion(props: KindProps<"multiple">) {
  const { question, answer, onAnswer, say, texts } = props;
  const { optionIds = [], otherText } = answer ?? {};
  const options = offered(props);
  return (
    <GroupFrame {...props} hint={boundsHint(question, options.length, texts)}>
      {options.map(({ id, text }) => (
        <label key={id} className={style.choice}>
          <input
            type="checkbox"
            checked={optionIds.includes(id)}
            onChange={() => onAnswer(chosen(toggled(optionIds, id), otherText))}
          />
          <span>{say(text)}</span>
        </label>
      ))}
      <OtherText {...props} />
    </GroupFrame>
  );
}
