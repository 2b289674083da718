import { askWays, matchingLimits } from "@stoep/contract/care/values";
import { Button, Text, Tooltip } from "@stoep/ui";
import { type MouseEvent, useState } from "react";
import { useFormat, useRefusalText } from "../../../../app/index.ts";
import { AskDialog } from "./ask-dialog.tsx";
import style from "./matching.module.css";
import { type Match, mayMatch, type Ticket, useText, type Way } from "./words.ts";

type Props = { ticket: Ticket; picked: readonly Match[]; onClear: () => void };

/** Asks the selected helpers: each as they like it, or one way; whom that does not reach is asked as they like it. */
export function AskBar({ ticket, picked, onClear }: Props) {
  const t = useText();
  const whyNot = useWhyNot(ticket, picked);
  const count = picked.length;
  const [asking, setAsking] = useState<Way | null>(null);
  const close = () => setAsking(null);
  const clear = () => {
    close();
    onClear();
  };
  return (
    <section data-screen-only className={style.bar} aria-label={t("ask.label")} data-picked={count > 0 || undefined}>
      <Text role="status" size="sm">
        {count >= matchingLimits.atOnce ? t("full", { count }) : t("picked", { count })}
      </Text>
      {askWays.map((way) => (
        <AskButton key={way} isMain={way === "usual"} reason={whyNot(way)} onClick={() => setAsking(way)}>
          {t(`ask.${way}`)}
        </AskButton>
      ))}
      {count > 0 && (
        <Button variant="subtle" size="sm" onClick={onClear}>
          {t("clear")}
        </Button>
      )}
      {asking && <AskDialog ticket={ticket} picked={picked} way={asking} onClose={close} onAsked={clear} />}
    </section>
  );
}

type ButtonProps = { isMain: boolean; reason: string | null; onClick: () => void; children: string };

/** A disabled button stays focusable, so that its reason can be read, and remains the same element. */
function AskButton({ isMain, reason, onClick, children }: ButtonProps) {
  const isOff = reason !== null;
  const press = (event: MouseEvent) => (isOff ? event.preventDefault() : onClick());
  return (
    <Tooltip label={reason} disabled={reason === null}>
      <Button
        variant={isMain ? "filled" : "default"}
        size="sm"
        {...(isOff ? { "data-disabled": true, "aria-disabled": true } : {})}
        onClick={press}
      >
        {children}
      </Button>
    </Tooltip>
  );
}

/** A way is off when it reaches nobody who is selected. */
function useWhyNot(ticket: Ticket, picked: readonly Match[]): (way: Way) => string | null {
  const t = useText();
  const format = useFormat();
  const refusalText = useRefusalText();
  const verdict = mayMatch(ticket);
  const reachesNobody = {
    usual: null,
    mail: picked.some(({ hasEmail }) => hasEmail) ? null : "noEmail",
    text: picked.some(({ hasMobile }) => hasMobile) ? null : "noMobile",
    phone: picked.some(({ hasPhone }) => hasPhone) ? null : "noPhone",
  } as const;
  return (way) => {
    if (verdict !== true) return refusalText(verdict);
    if (picked.length === 0) return t("ask.pickFirst");
    if (way === "text" && ticket.reach.some(({ text }) => text === "texts_spent")) return refusalText("texts_spent");
    const missing = reachesNobody[way];
    return missing && t(`ask.${missing}`, { names: format.list(picked.map(({ name }) => name)) });
  };
}
