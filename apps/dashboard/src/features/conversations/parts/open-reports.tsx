import { Notice, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess } from "../../../app/index.ts";
import { type Subject, useText } from "./words.ts";

/** A notice of reports under this subject that await a decision; nothing if there are none. */
export function OpenReports({ subject }: { subject: Subject }) {
  const t = useText();
  const { write } = useAccess(subject.licence);
  const reports = useQuery({
    ...queryOf(api.conversations.listReports, { params: subject.params }),
    enabled: write === true,
  });
  const items = reports.data?.items ?? [];
  const [first] = items;
  if (!first) return null;
  const things = new Set(items.map(({ commentId }) => commentId));
  return (
    <Notice tone="warning" title={t("reports.title", { count: things.size })}>
      {t("reports.hereText")} <TextLink href={`/reports?report=${first.caseId}`}>{t("reports.decide")}</TextLink>
    </Notice>
  );
}
