import { type Answer, instrumentLimits, type QuestionOf } from "@stoep/instrument";
import { type HTMLInputTypeAttribute, useState } from "react";
import { describedBy, FieldFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

type Props = KindProps<"open">;

export function OpenQuestion(props: Props) {
  const { question, answer, texts } = props;
  const { form } = question;
  const left = instrumentLimits.longText - (answer?.text ?? "").length;
  const isNearlyFull = form === "long" && left < 0.2 * instrumentLimits.longText;
  const hint = form === "number" ? rangeHint(props) : isNearlyFull ? texts("roomLeft", { count: left }) : undefined;
  return (
    <FieldFrame {...props} hint={hint}>
      <Control {...props} hint={hint} />
    </FieldFrame>
  );
}

function rangeHint({ question: { smallest, largest }, texts }: Props): string | undefined {
  if (smallest !== null && largest !== null) return texts("range", { smallest, largest });
  if (smallest !== null) return texts("rangeLeast", { smallest });
  return largest === null ? undefined : texts("rangeMost", { largest });
}

const types: Record<QuestionOf<"open">["form"], HTMLInputTypeAttribute> = {
  short: "text",
  long: "text",
  number: "text",
  date: "date",
  email: "email",
};

function Control({ hint, ...props }: Props & { hint: string | undefined }) {
  const { question, answer, onAnswer, problem } = props;
  const [typed, setTyped] = useState(() => shown(answer));
  const isNumber = question.form === "number";
  const read = isNumber ? readNumber : readText;
  // What was typed stays as it is ("1," on the way to "1,5"), unless the answer has come from elsewhere.
  const value = isSame(read(typed), answer) ? typed : shown(answer);
  const control = {
    id: fieldIdOf(question),
    className: style.input,
    value,
    required: question.isRequired,
    "aria-invalid": Boolean(problem),
    "aria-describedby": describedBy({ ...props, hint }),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onAnswer(read(target.value));
    },
  };
  if (question.form === "long") return <textarea {...control} rows={4} maxLength={instrumentLimits.longText} />;
  return (
    <input
      {...control}
      type={types[question.form]}
      inputMode={isNumber ? "decimal" : undefined}
      maxLength={question.form === "date" ? undefined : instrumentLimits.shortText}
    />
  );
}

const shown = (answer: Answer | undefined): string => answer?.text ?? `${answer?.number ?? ""}`;

const isSame = (one: Answer | null, two: Answer | undefined): boolean =>
  one?.text === two?.text && one?.number === two?.number;

const readText = (text: string): Answer | null => (text === "" ? null : { text });

/** With a comma or a point. What is no number stays as it was typed, and is told when it is judged. */
function readNumber(text: string): Answer | null {
  const written = text.trim().replace(",", ".");
  if (written === "") return null;
  return /^-?\d*\.?\d*$/.test(written) && /\d/.test(written) ? { number: Number(written) } : { text };
}
