import { VisuallyHidden } from "@mantine/core";
import style from "./text-diff.module.css";
import { wordDiff } from "./word-diff.ts";

type Props = {
  before: string;
  after: string;
  /** Language of the texts. */
  lang?: string;
  /** Read aloud around what was inserted and deleted. */
  labels: { inserted: string; deleted: string };
};

/** Two versions of a text in one: inserted words underlined, deleted ones struck through, both with a sign and a colour. */
export function TextDiff({ before, after, lang, labels }: Props) {
  let place = 0;
  return (
    <p className={style.text} lang={lang}>
      {wordDiff(before, after).map(({ kind, text }) => {
        place += text.length;
        const key = `${kind}${place}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const Mark = kind === "inserted" ? "ins" : "del";
        return (
          <Mark key={key} className={style[kind]}>
            <VisuallyHidden>{labels[kind]}: </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
