import { unbrokenName } from "@stoep/client/formats";
import type { SplitRow } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { ShoutStatusBadge } from "./badges.tsx";
import { useHref } from "./filters.ts";
import { type Row, useText } from "./words.ts";

/** Each row has a title and a line below it: since when, which is never cut off, what needs attention, who has it, what it is and where. */
export function useSplitRows(rows: readonly Row[]): SplitRow[] {
  const t = useText();
  const format = useFormat();
  const href = useHref();
  return rows.map((row) => {
    const meta = [
      format.ago(row.arrivedAt),
      row.isReopened ? t("marks.reopened") : null,
      row.isHidden ? t("marks.hidden") : null,
      row.openReports > 0 ? t("marks.reports", { count: row.openReports }) : null,
      row.assignee?.name,
      t(`kinds.${row.kind}`),
      unbrokenName(row.neighbourhood.name),
    ];
    return {
      key: row.id,
      href: href({ shout: row.id, tab: undefined }),
      title: <span lang={row.language}>{row.title}</span>,
      meta: meta.filter(Boolean).join(" · "),
      badge: <ShoutStatusBadge shout={row} />,
      pickLabel: t("pick", { title: row.title }),
    };
  });
}
