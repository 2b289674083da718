import { CheckIcon, ShareIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Hands the page's address to another app, or copies it. Left out where the browser can do neither. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator.share === "function";
  if (!canShare && !navigator.clipboard) return null;
  const url = `${location.origin}${location.pathname}`;
  const share = async () => {
    if (canShare) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    // Closing the list of apps without a choice is no failure.
    <Button isSmall look="quiet" onClick={() => void share().catch(() => null)}>
      {isCopied ? <CheckIcon aria-hidden /> : <ShareIcon aria-hidden />}
      <span aria-live="polite">{t(isCopied ? "ideas.copied" : canShare ? "ideas.share" : "ideas.copy")}</span>
    </Button>
  );
}
