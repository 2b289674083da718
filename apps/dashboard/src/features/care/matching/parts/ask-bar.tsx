import { askChannels, matchingLimits } from "@stoep/contract/care/values";
import { Button, Text, Tooltip } from "@stoep/ui";
import { type MouseEvent, useState } from "react";
import { useFormat, useRefusalText } from "../../../../app/index.ts";
import { AskDialog } from "./ask-dialog.tsx";
import style from "./matching.module.css";
import { type Channel, type Match, mayMatch, type Ticket, useText } from "./words.ts";

type Props = { ticket: Ticket; picked: readonly Match[]; onClear: () => void };

/** Asks the selected helpers, in one of three ways. A way that does not reach all of them is disabled, and says whom it misses. */
export function AskBar({ ticket, picked, onClear }: Props) {
  const t = useText();
  const whyNot = useWhyNot(ticket, picked);
  const count = picked.length;
  const [asking, setAsking] = useState<Channel | null>(null);
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
      {askChannels.map((channel) => (
        <AskButton key={channel} reason={whyNot(channel)} onClick={() => setAsking(channel)}>
          {t(`ask.${channel}`)}
        </AskButton>
      ))}
      {count > 0 && (
        <Button variant="subtle" size="sm" onClick={onClear}>
          {t("clear")}
        </Button>
      )}
      {asking && <AskDialog ticket={ticket} picked={picked} channel={asking} onClose={close} onAsked={clear} />}
    </section>
  );
}

type ButtonProps = { reason: string | null; onClick: () => void; children: string };

/** A disabled button stays focusable, so that its reason can be read, and remains the same element. */
function AskButton({ reason, onClick, children }: ButtonProps) {
  const isOff = reason !== null;
  const press = (event: MouseEvent) => (isOff ? event.preventDefault() : onClick());
  return (
    <Tooltip label={reason} disabled={reason === null}>
      <Button
        variant="default"
        size="sm"
        {...(isOff ? { "data-disabled": true, "aria-disabled": true } : {})}
        onClick={press}
      >
        {children}
      </Button>
    </Tooltip>
  );
}

function useWhyNot(ticket: Ticket, picked: readonly Match[]): (channel: Channel) => string | null {
  const t = useText();
  const format = useFormat();
  const refusalText = useRefusalText();
  const verdict = mayMatch(ticket);
  const missing = (key: "noEmail" | "noPhone", without: readonly Match[]) =>
    without.length > 0 ? t(`ask.${key}`, { names: format.list(without.map(({ name }) => name)) }) : null;
  return (channel) => {
    if (verdict !== true) return refusalText(verdict);
    if (picked.length === 0) return t("ask.pickFirst");
    if (channel === "mail")
      return missing(
        "noEmail",
        picked.filter(({ hasEmail }) => !hasEmail),
      );
    if (channel === "text" && ticket.reach.some(({ text }) => text === "texts_spent"))
      return refusalText("texts_spent");
    return missing(
      "noPhone",
      picked.filter(({ hasPhone }) => !hasPhone),
    );
  };
}
