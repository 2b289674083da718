import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Left out if the browser does not let pages copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button isSmall onClick={() => void copy().catch(() => null)}>
      {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      <span aria-live="polite">{isCopied ? t("copied") : label}</span>
    </Button>
  );
}
