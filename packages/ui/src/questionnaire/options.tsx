/** Options to choose from, of several kinds of questions. */
import { type Answer, type Choice, instrumentLimits, other } from "@stoep/instrument";
import { fieldIdOf, type KindProps } from "./props.ts";
import style from "./questionnaire.module.css";

type ChoiceKind = "single" | "multiple" | "dropdown";

/** An answer without options is none. */
export const chosen = (optionIds: string[], otherText?: string): Answer | null => {
  if (optionIds.length === 0) return null;
  return optionIds.includes(other) ? { optionIds, otherText: otherText ?? "" } : { optionIds };
};

/** With the option in or out. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The options of the question, and that of one's own words. */
export const offered = ({ question, texts }: KindProps<ChoiceKind>): Choice[] => [
  ...question.options,
  ...(question.hasOther ? [{ id: other, text: texts("other") }] : []),
];

/** Appears once the option *other* is chosen. */
export function OtherText({ question, answer, onAnswer, problem, texts }: KindProps<ChoiceKind>) {
  const { optionIds = [], otherText = "" } = answer ?? {};
  if (!optionIds.includes(other)) return null;
  const id = `${fieldIdOf(question)}-other`;
  return (
    <div className={style.part}>
      <label htmlFor={id}>{texts("otherText")}</label>
      <input
        id={id}
        className={style.input}
        value={otherText}
        maxLength={instrumentLimits.shortText}
        aria-invalid={Boolean(problem)}
        onChange={({ target }) => onAnswer({ optionIds, otherText: target.value })}
      />
    </div>
  );
}

interface Bounds {
  atLeast: number;
  atMost: number | null;
}

/** How many of the options may be chosen, in words; nothing is said where any number may be. */
export function boundsHint({ atLeast, atMost }: Bounds, options: number, texts: KindProps<"multiple">["texts"]) {
  const most = atMost ?? options;
  if (atLeast <= 1 && most >= options) return undefined;
  if (atLeast <= 1) return texts("chooseMost", { count: most });
  if (most >= options) return texts("chooseLeast", { count: atLeast });
  return texts("chooseBetween", { least: atLeast, most });
}
