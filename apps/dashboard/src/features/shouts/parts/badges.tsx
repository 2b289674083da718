import { Badge, StatusBadge } from "@stoep/ui";
import { type Row, type Shout, statusLooks, useText } from "./words.ts";

/** New, in progress, or done; with the author's own word if they ended it themselves. */
export function ShoutStatusBadge({ shout: { status, solvedAs } }: { shout: Pick<Row, "status" | "solvedAs"> }) {
  const t = useText();
  return (
    <StatusBadge kind={statusLooks[status]}>{solvedAs ? t(`solved.${solvedAs}`) : t(`statuses.${status}`)}</StatusBadge>
  );
}

/** Marks for what deserves attention besides the status. */
export function Marks({
  shout: { isReopened, isHidden, openReports },
}: {
  shout: Pick<Shout, "isReopened" | "isHidden" | "openReports">;
}) {
  const t = useText();
  return (
    <>
      {isReopened && <Badge color="yellow">{t("marks.reopened")}</Badge>}
      {isHidden && <Badge color="gray">{t("marks.hidden")}</Badge>}
      {openReports > 0 && <Badge color="brick">{t("marks.reports", { count: openReports })}</Badge>}
    </>
  );
}
