import { useKitLocale } from "@stoep/ui";
import { LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../app/index.ts";
import { type Figures, useText } from "../parts/words.ts";

/** What arrived and what was done in each month. */
export function Months({ figures: { months } }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const names = new Intl.DateTimeFormat(useKitLocale(), { month: "short", year: "numeric", timeZone: "UTC" });
  const monthOf = (day: string) => names.format(new Date(`${day}T12:00:00Z`)).replaceAll(" ", " ");
  const most = months.reduce((best, one) => (one.arrived > best.arrived ? one : best));
  return (
    <LineChart
      title={t("figures.months")}
      summary={t("figures.monthsText", { month: monthOf(most.day), count: most.arrived })}
      tableLabel={t("figures.table")}
      axis={t("figures.month")}
      format={(value) => format.number(value ?? 0)}
      series={[
        { key: "arrived", label: t("figures.arrived") },
        { key: "done", label: t("figures.done") },
      ]}
      points={months.map(({ day, arrived, done }) => ({ key: day, label: monthOf(day), values: { arrived, done } }))}
    />
  );
}
