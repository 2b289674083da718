import { unbrokenName } from "@stoep/client/formats";
import type { ReportedThing } from "@stoep/contract/conversations";
import { Badge, type SplitRow } from "@stoep/ui";
import { useFormat, useSubjects } from "../../../app/index.ts";
import { useHref } from "./report-filters.ts";
import { titleOf } from "./reported-words.ts";
import { useText } from "./words.ts";

/** Each row has a title and a line below it: time and place first, so that they are never cut off, then the kind and an excerpt. */
export function useReportRows(rows: readonly ReportedThing[]): SplitRow[] {
  const t = useText();
  const format = useFormat();
  const href = useHref();
  const subjects = useSubjects();
  return rows.map((row) => {
    const title = titleOf(row, t);
    const meta = [
      format.ago(row.appeal?.decidedAt ?? row.appeal?.at ?? row.decision?.at ?? row.openedAt),
      row.neighbourhood && unbrokenName(row.neighbourhood.name),
      row.thing === "comment" ? row.subjectName : subjects.find(({ kind }) => kind === row.thing)?.label,
      row.excerpt,
    ];
    return {
      key: row.id,
      href: href({ report: row.id }),
      title,
      meta: meta.filter(Boolean).join(" · "),
      badge: <RowBadge row={row} />,
      pickLabel: t("reports.pick", { title }),
    };
  });
}

function RowBadge({ row: { appeal, decision, reports, state } }: { row: ReportedThing }) {
  const t = useText();
  if (appeal)
    return (
      <Badge color={appeal.outcome ? "gray" : "yellow"}>{t(`reports.appeal.${appeal.outcome ?? "waiting"}`)}</Badge>
    );
  if (decision?.undoneAt) return <Badge color="gray">{t("reports.decided.undone")}</Badge>;
  if (decision) return <Badge color="gray">{t(`reports.decided.${decision.kind ?? "closed"}`)}</Badge>;
  return <Badge color={state === "reported" ? "brick" : "gray"}>{t("comment.reports", { count: reports })}</Badge>;
}
