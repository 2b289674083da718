import type { Kind } from "@stoep/instrument";
import type { ReactNode } from "react";
import { ErrorIcon } from "../icons/index.ts";
import { fieldIdOf, type KindProps } from "./props.ts";
import style from "./questionnaire.module.css";

type Props<K extends Kind> = Pick<
  KindProps<K>,
  "question" | "answer" | "say" | "problem" | "imageOf" | "texts" | "onAnswer"
> & {
  /** What is to be known before answering, such as how many may be chosen. */
  hint?: string | undefined;
  /** An answer cannot be taken back by its own controls. */
  isClearable?: boolean;
  children: ReactNode;
};

/** Ids of what describes the controls of a question. */
export function describedBy<K extends Kind>({
  question,
  problem,
  hint,
}: Pick<Props<K>, "question" | "problem" | "hint">) {
  const id = fieldIdOf(question);
  const has = {
    about: question.showsHeader && question.description !== "",
    hint: Boolean(hint),
    error: Boolean(problem),
  };
  const ids = (["about", "hint", "error"] as const).filter((part) => has[part]).map((part) => `${id}-${part}`);
  return ids.join(" ") || undefined;
}

/** A question with one control, which its text labels. */
export function FieldFrame<K extends Kind>(props: Props<K>) {
  const { question } = props;
  return (
    <div className={style.question}>
      <label className={question.showsHeader ? style.text : style.unseen} htmlFor={fieldIdOf(question)}>
        <QuestionText {...props} />
      </label>
      <Rest {...props} />
    </div>
  );
}

/** A question with several controls. */
export function GroupFrame<K extends Kind>({ role, ...props }: Props<K> & { role?: "radiogroup" }) {
  const { question, problem } = props;
  return (
    <fieldset
      className={style.question}
      id={fieldIdOf(question)}
      tabIndex={-1}
      data-focus-target
      role={role}
      aria-describedby={describedBy(props)}
      {...(role && { "aria-invalid": Boolean(problem), "aria-required": question.isRequired })}
    >
      <legend className={question.showsHeader ? style.text : style.unseen}>
        <QuestionText {...props} />
      </legend>
      <Rest {...props} />
    </fieldset>
  );
}

function QuestionText<K extends Kind>({ question: { text, isRequired }, say, texts }: Props<K>) {
  return (
    <>
      {say(text)}
      {!isRequired && (
        <>
          {" "}
          <span className={style.soft}>{texts("optional")}</span>
        </>
      )}
    </>
  );
}

function Rest<K extends Kind>(props: Props<K>) {
  const { question, answer, onAnswer, say, problem, imageOf, texts, hint, isClearable, children } = props;
  const id = fieldIdOf(question);
  const image = imageOf(question.imageId);
  return (
    <>
      {question.showsHeader && question.description !== "" && (
        <div className={style.about} id={`${id}-about`}>
          {say(question.description)}
        </div>
      )}
      {image && (
        <img
          className={style.picture}
          src={`${image.address}/800`}
          alt={texts("pictureOf", { question: say(question.text) })}
          loading="lazy"
        />
      )}
      {hint && (
        <div className={style.soft} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {problem && (
        <div className={style.problem} id={`${id}-error`}>
          <ErrorIcon aria-hidden />
          {problem}
        </div>
      )}
      {isClearable && answer && !question.isRequired && (
        <div>
          <button type="button" className={style.quiet} onClick={() => onAnswer(null)}>
            {texts("clear")}
          </button>
        </div>
      )}
    </>
  );
}
