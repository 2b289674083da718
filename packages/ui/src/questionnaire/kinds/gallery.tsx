import { GroupFrame } from "../frame.tsx";
import { boundsHint, chosen, toggled } from "../options.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function GalleryQuestion(props: KindProps<"gallery">) {
  const { question, answer, onAnswer, say, texts, imageOf } = props;
  const { options, atMost } = question;
  const optionIds = answer?.optionIds ?? [];
  const isOne = atMost === 1;
  return (
    <GroupFrame
      {...props}
      {...(isOne && { role: "radiogroup", isClearable: true })}
      hint={isOne ? undefined : boundsHint(question, options.length, texts)}
    >
      <div className={style.pictures}>
        {options.map(({ id, text, imageId }) => {
          const image = imageOf(imageId);
          return (
            <label key={id} className={style.card}>
              {image && <img src={`${image.address}/320`} alt="" loading="lazy" />}
              <span className={style.choice}>
                <input
                  type={isOne ? "radio" : "checkbox"}
                  name={fieldIdOf(question)}
                  checked={optionIds.includes(id)}
                  onChange={() => onAnswer(chosen(isOne ? [id] : toggled(optionIds, id)))}
                />
                <span>{say(text)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
