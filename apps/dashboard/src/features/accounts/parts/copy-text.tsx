import { CopyButton, IconButton } from "@stoep/ui";
import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import style from "./copy-text.module.css";
import { useText } from "./words.ts";

/** A text to copy, by hand or with a button. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useText();
  return (
    <>
      <code className={style.text}>{text}</code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <IconButton label={copied ? t("copied") : label} onClick={copy}>
            {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          </IconButton>
        )}
      </CopyButton>
    </>
  );
}
