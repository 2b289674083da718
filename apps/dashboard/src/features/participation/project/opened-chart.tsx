import { LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../app/index.ts";
import { type Project, type ProjectStatistics, useText } from "../parts/words.ts";

type Props = { project: Project; statistics: ProjectStatistics };

/** How many had opened it, and followed it, by then. */
export function OpenedChart({ project: { publishedAt }, statistics: { overTime, followers } }: Props) {
  const t = useText();
  const format = useFormat();
  const last = overTime.at(-1);
  const start = publishedAt ? [{ at: publishedAt, opened: 0, followers: 0 }] : [];
  return (
    <LineChart
      title={t("statistics.overTime")}
      summary={t("statistics.overTimeText", {
        opened: format.people(last?.opened ?? null),
        // As many as everybody sees; the curve is in tens.
        followers: format.number(followers),
      })}
      tableLabel={t("statistics.table")}
      axis={t("statistics.until")}
      format={(value) => (value === 0 ? "0" : format.people(value))}
      series={(["opened", "followers"] as const).map((key) => ({ key, label: t(`statistics.${key}`) }))}
      points={[...start, ...overTime].map(({ at, ...values }) => ({
        key: at,
        label: format.moment(at),
        at: Date.parse(at),
        values,
      }))}
    />
  );
}
