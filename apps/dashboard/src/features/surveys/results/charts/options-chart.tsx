import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { type ChartProps, useNameOf } from "./props.ts";

/** How often each option was chosen, in the order of the question, as a share of those who answered. */
export function OptionsChart({ question, result: { result, answered } }: ChartProps<"options">) {
  const t = useText();
  const format = useFormat();
  const nameOf = useNameOf(question);
  const { options, isMany } = result;
  const most = Math.max(...options.map(({ count }) => count));
  const best = options.filter(({ count }) => count === most);
  const [first] = best;
  const summary = [
    best.length === 1 && first
      ? t("options.most", { option: nameOf(first.id), share: format.percent(most / answered) })
      : t("options.tied", { options: format.list(best.map(({ id }) => nameOf(id))) }),
    ...(isMany ? [t("options.many")] : []),
  ];
  return (
    <BarChart
      title={t("options.title")}
      summary={summary.join(" ")}
      tableLabel={t("table")}
      axis={t("option")}
      series={[{ key: "number", label: t("number") }]}
      max={answered}
      format={(count) => format.number(count ?? 0)}
      rows={options.map(({ id, count }) => ({
        key: id,
        label: nameOf(id),
        values: [count],
        text: t("share", { number: format.number(count), share: format.percent(count / answered) }),
      }))}
    />
  );
}
