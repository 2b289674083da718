import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { type ChartProps, useNameOf } from "./props.ts";

/** The option with the best mean place first, each with how often it was given every place. */
export function RanksChart({ question, result: { result, answered } }: ChartProps<"ranks">) {
  const t = useText();
  const format = useFormat();
  const nameOf = useNameOf(question);
  const worst = result.options.length;
  const options = result.options.toSorted((one, next) => (one.mean ?? worst) - (next.mean ?? worst));
  const [best] = options;
  const round = (mean: number | null) => format.number(Math.round((mean ?? 0) * 100) / 100);
  return (
    <BarChart
      title={t("ranks.title")}
      summary={best && t("ranks.summary", { option: nameOf(best.id), mean: round(best.mean) })}
      tableLabel={t("table")}
      axis={t("option")}
      series={[{ key: "first", label: t("ranks.first") }]}
      max={answered}
      format={(count) => format.number(count ?? 0)}
      rows={options.map(({ id, mean, first }) => ({
        key: id,
        label: nameOf(id),
        values: [first],
        text: t("ranks.text", { mean: round(mean), first: format.number(first) }),
      }))}
    />
  );
}
