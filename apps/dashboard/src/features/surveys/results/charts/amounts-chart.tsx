import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { type ChartProps, useNameOf } from "./props.ts";

/** What each option was given on average, of the whole amount. */
export function AmountsChart({ question, result: { result } }: ChartProps<"amounts">) {
  const t = useText();
  const format = useFormat();
  const nameOf = useNameOf(question);
  const { amount, unit } = question.kind === "budget" ? question : { amount: 1, unit: "" };
  const told = (mean: number | null) => `${format.number(Math.round((mean ?? 0) * 100) / 100)} ${unit}`.trim();
  return (
    <BarChart
      title={t("amounts.title")}
      summary={t("amounts.summary")}
      tableLabel={t("table")}
      axis={t("option")}
      series={[{ key: "mean", label: t("amounts.mean") }]}
      max={amount}
      format={told}
      rows={result.options.map(({ id, mean }) => ({ key: id, label: nameOf(id), values: [mean], text: told(mean) }))}
    />
  );
}
