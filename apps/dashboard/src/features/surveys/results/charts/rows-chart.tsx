import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { type ChartProps, useNameOf } from "./props.ts";

/** Each row as one bar of the columns' shares. */
export function RowsChart({ question, result: { result } }: ChartProps<"rows">) {
  const t = useText();
  const format = useFormat();
  const nameOf = useNameOf(question);
  const [first] = result.rows;
  return (
    <BarChart
      title={t("rows.title")}
      summary={t("rows.summary")}
      tableLabel={t("table")}
      axis={t("rows.row")}
      series={(first?.columns ?? []).map(({ id }) => ({ key: id, label: nameOf(id) }))}
      max={1}
      format={(share) => format.percent(share ?? 0)}
      rows={result.rows.map(({ id, answered, columns }) => ({
        key: id,
        label: nameOf(id),
        values: columns.map(({ count }) => (answered === 0 ? 0 : count / answered)),
        text: t("count", { count: answered }),
      }))}
    />
  );
}
