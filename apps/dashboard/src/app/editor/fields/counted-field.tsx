import { TextArea, TextField } from "@stoep/ui";
import { type Ref, type RefObject, useEffect, useRef } from "react";
import { useFormat } from "../../format.ts";
import { useTypedText } from "../form.ts";
import { useText } from "../words.ts";
import style from "./fields.module.css";

/** Of the limit: from there on a quiet field counts too. */
const quietUntil = 0.8;

type Props = {
  /** Absent where `aria-label` names it. */
  label?: string;
  "aria-label"?: string;
  value: string;
  /** Passes the text on as a change that is `typed`. */
  onChange: (value: string) => void;
  /** The longest that may be saved. */
  max: number;
  /** The error while it is longer. */
  tooLong: string;
  description?: string | undefined;
  required?: boolean;
  lang?: string;
  error?: string | undefined;
  /** The count appears only near the limit. */
  isQuiet?: boolean;
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

/** One line with a character count. It may exceed the limit: nothing is cut off, only saving is refused. */
export function CountedField({ value, onChange, max, tooLong, isQuiet = false, ...rest }: Props) {
  const [text, type] = useTypedText(value, onChange);
  const isOver = text.trim().length > max;
  return (
    <div>
      <TextField
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        {...rest}
        error={isOver ? tooLong : rest.error}
      />
      {(!isQuiet || text.length > max * quietUntil) && <Count length={text.length} max={max} isOver={isOver} />}
    </div>
  );
}

/** The same for several lines. */
export function CountedLines({ value, onChange, max, tooLong, ...rest }: Omit<Props, "ref" | "isQuiet">) {
  const [text, type] = useTypedText(value, onChange);
  const isOver = text.trim().length > max;
  return (
    <div>
      <TextArea
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        {...rest}
        error={isOver ? tooLong : rest.error}
      />
      <Count length={text.length} max={max} isOver={isOver} />
    </div>
  );
}

/** "84 of 250 characters", conspicuous once there are too many. */
export function Count({ length, max, isOver }: { length: number; max: number; isOver: boolean }) {
  const t = useText();
  const format = useFormat();
  return (
    <small className={style.count} data-over={isOver || undefined}>
      {t("fields.count", { length: format.number(length), max: format.number(max) })}
    </small>
  );
}
