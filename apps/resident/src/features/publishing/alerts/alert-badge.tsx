import type { ReadPost } from "@stoep/contract/publishing";
import { CheckIcon, UrgentIcon } from "@stoep/ui/icons";
import message from "../posts/message.module.css";
import { useText } from "../words.ts";
import style from "./alert-badge.module.css";

type Alert = NonNullable<ReadPost["alert"]>;

/** Brick red while the alert lasts. A follow-up names its type; the first alert says when it is over. */
export function AlertBadge({ alert }: { alert: Alert }) {
  const t = useText();
  if (isOver(alert)) {
    return (
      <span className={style.resolved}>
        <CheckIcon aria-hidden />
        {t("alert.resolved")}
      </span>
    );
  }
  return (
    <span className={message.badge}>
      <UrgentIcon aria-hidden />
      {t(alert.followUp === "update" ? "alert.update" : "urgent")}
    </span>
  );
}

/** Also handles posts without this field, which an older version of this app stored on the device. */
export const isOver = (alert: Alert | null | undefined): boolean =>
  alert?.followUp === "resolved" || (alert?.followUp === null && alert.isResolved);
