import { sumOf } from "@stoep/contract/kernel";
import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { type ChartProps, useNameOf } from "./props.ts";

/** How often each thing was put on the map. */
export function PlacesChart({ question, result: { result } }: ChartProps<"places">) {
  const t = useText();
  const format = useFormat();
  const nameOf = useNameOf(question);
  return (
    <BarChart
      title={t("places.title")}
      summary={t("places.summary", { count: sumOf(result.parts, ({ count }) => count) })}
      tableLabel={t("table")}
      axis={t("places.part")}
      series={[{ key: "number", label: t("number") }]}
      format={(count) => format.number(count ?? 0)}
      rows={result.parts.map(({ id, count, inWords }) => ({
        key: id,
        label: nameOf(id),
        values: [count],
        text:
          inWords === 0
            ? format.number(count)
            : t("places.inWords", { number: format.number(count), words: format.number(inWords) }),
      }))}
    />
  );
}
