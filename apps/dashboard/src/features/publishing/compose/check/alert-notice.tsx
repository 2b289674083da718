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
  const { textsLeft } = preview;
  const texts =
    textsLeft === null
      ? t("publish.alert.text")
      : t("publish.alert.textLeft", { count: textsLeft, number: format.number(textsLeft) });
  return (
    <Notice tone="warning" title={t(isLater ? "publish.alert.titleLater" : "publish.alert.title")}>
      {preview.sendsBy.map((channel) => (
        <div key={channel}>{channel === "mail" ? mails : channel === "text" ? texts : t("publish.alert.push")}</div>
      ))}
      {textsLeft === 0 && <div>{t("publish.alert.textSpent")}</div>}
    </Notice>
  );
}
