import { limits } from "@stoep/contract/publishing";
import { TextField } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import style from "./fields.module.css";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  original?: string;
  lang?: string;
  error?: string;
  "data-path": string;
};

/** The title with a character count. It may exceed the limit: nothing is cut off, only saving is refused. */
export function TitleField({ label, value, onChange, original, ...rest }: Props) {
  const t = useText();
  const format = useFormat();
  const isOver = value.trim().length > limits.title;
  const error = isOver ? t("compose.text.titleTooLong", { max: limits.title }) : rest.error;
  const count = t("compose.text.count", { length: format.number(value.length), max: format.number(limits.title) });
  return (
    <div>
      <TextField
        label={label}
        description={original}
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
        {...(error ? { error } : {})}
      />
      <small className={style.count} data-over={isOver || undefined}>
        {count}
      </small>
    </div>
  );
}
