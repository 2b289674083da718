import type { Preview } from "@stoep/contract/publishing";
import { Notice } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

/** D §6: an alert goes out immediately to everyone it reaches, by every channel, except to people who opted out. */
export function AlertNotice({ preview, isLater = false }: { preview: Preview; isLater?: boolean }) {
  const t = useText();
  const format = useFormat();
  const { residents } = preview.reach;
  const mails =
    residents === null
      ? t("publish.alert.mailFew")
      : t("publish.alert.mail", { count: residents, number: format.number(residents) });
  return (
    <Notice tone="warning" title={t(isLater ? "publish.alert.titleLater" : "publish.alert.title")}>
      {preview.sendsBy.map((channel) => (
        <div key={channel}>{channel === "mail" ? mails : t(`publish.alert.${channel}`)}</div>
      ))}
    </Notice>
  );
}
