import { describedBy, FieldFrame } from "../frame.tsx";
import { chosen, OtherText, offered } from "../options.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function DropdownQuestion(props: KindProps<"dropdown">) {
  const { question, answer, onAnswer, say, texts, problem } = props;
  return (
    <FieldFrame {...props}>
      <select
        id={fieldIdOf(question)}
        className={style.input}
        value={answer?.optionIds?.[0] ?? ""}
        required={question.isRequired}
        aria-invalid={Boolean(problem)}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onAnswer(target.value === "" ? null : chosen([target.value]))}
      >
        <option value="">{texts("choosePrompt")}</option>
        {offered(props).map(({ id, text }) => (
          <option key={id} value={id}>
            {say(text)}
          </option>
        ))}
      </select>
      <OtherText {...props} />
    </FieldFrame>
  );
}
