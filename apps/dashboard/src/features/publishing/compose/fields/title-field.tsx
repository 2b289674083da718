import { limits } from "@stoep/contract/publishing";
import { TextField } from "@stoep/ui";
import { type Ref, type RefObject, useEffect, useRef } from "react";
import { useTypedText } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import style from "./fields.module.css";

type Props = {
  label: string;
  value: string;
  /** Passes the title on as a change that is `typed`. */
  onChange: (value: string) => void;
  original?: string;
  lang?: string;
  error?: string;
  ref?: Ref<HTMLInputElement> | undefined;
  "data-path": string;
};

/** Focuses the title when the screen opens, so that the author can type immediately. */
export function useTitleFocus(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const titleField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    if (isWanted) titleField.current?.focus();
  }, []);
  return titleField;
}

/** The title with a character count. It may exceed the limit: nothing is cut off, only saving is refused. */
export function TitleField({ label, value, onChange, original, ...rest }: Props) {
  const t = useText();
  const format = useFormat();
  const [text, type] = useTypedText(value, onChange);
  const isOver = text.trim().length > limits.title;
  const error = isOver ? t("compose.text.titleTooLong", { max: limits.title }) : rest.error;
  const count = t("compose.text.count", { length: format.number(text.length), max: format.number(limits.title) });
  return (
    <div>
      <TextField
        label={label}
        description={original}
        required
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        {...rest}
        error={error}
      />
      <small className={style.count} data-over={isOver || undefined}>
        {count}
      </small>
    </div>
  );
}
