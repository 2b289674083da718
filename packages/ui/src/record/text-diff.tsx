import { VisuallyHidden } from "@mantine/core";
import { type ChangeObject, diffWords } from "diff";
import style from "./text-diff.module.css";

type Props = {
  before: string;
  after: string;
  /** Language of the texts. */
  lang?: string;
  /** Read aloud around what was inserted and deleted. */
  labels: { inserted: string; deleted: string };
  /** Shown whole, one after the other, without looking for common words. */
  isWhole?: boolean;
};

/** Texts with more changes are shown one after the other, as finding each would take too long. */
const changesMax = 2000;

const oneAfterTheOther = (before: string, after: string): ChangeObject<string>[] => [
  { value: before, removed: true, added: false, count: 1 },
  { value: after, removed: false, added: true, count: 1 },
];

const changesBetween = (before: string, after: string): ChangeObject<string>[] =>
  diffWords(before, after, { maxEditLength: changesMax }) ?? oneAfterTheOther(before, after);

/** Two versions of a text in one: inserted words underlined, deleted ones struck through, both with a sign and a colour. */
export function TextDiff({ before, after, lang, labels, isWhole = false }: Props) {
  let place = 0;
  return (
    <p className={style.text} lang={lang}>
      {(isWhole ? oneAfterTheOther : changesBetween)(before, after).map(({ value, added, removed }) => {
        place += value.length;
        const kind = added ? "inserted" : removed ? "deleted" : "same";
        const key = `${kind}${place}`;
        if (kind === "same") return <span key={key}>{value}</span>;
        const Mark = kind === "inserted" ? "ins" : "del";
        return (
          <Mark key={key} className={style[kind]}>
            <VisuallyHidden>{labels[kind]}: </VisuallyHidden>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}
