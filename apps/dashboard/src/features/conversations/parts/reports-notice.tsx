import { Notice, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Says how many things that were reported wait for a decision, and leads to them; nothing when there are none. */
export function ReportsNotice() {
  const t = useText();
  const { write } = useAccess("messages");
  const { data } = useQuery({ ...queryOf(api.conversations.listReported), enabled: write === true });
  if (!data?.openReports) return null;
  return (
    <Notice tone="warning" title={t("reports.title", { count: data.openReports })}>
      {t("reports.noticeText")} <TextLink href="/reports">{t("reports.look")}</TextLink>
    </Notice>
  );
}
