import { CopyButton, IconButton } from "@stoep/ui";
import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import style from "./copy-text.module.css";
import { useText } from "./words.ts";

/** Something to type over or to copy. */
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
