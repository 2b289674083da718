import { useAppText } from "../text.ts";
import { CopiedAddress } from "./copied-address.tsx";

/** An address to which a calendar program subscribes: to copy, or to open in it. */
export function CalendarAddress({ address }: { address: string }) {
  const t = useAppText();
  return (
    <CopiedAddress id="calendar-address" label={t("calendar.address")} address={address}>
      <a className="alone" href={address.replace(/^https?:/, "webcal:")}>
        {t("calendar.open")}
      </a>
    </CopiedAddress>
  );
}
