import { BarChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useDays } from "../../../participation/index.ts";
import { useText } from "../words.ts";
import type { ChartProps } from "./props.ts";

/** So many days can be read beside each other; of more, the ones that were given most often. */
const daysMost = 20;

export function DaysChart({ result: { result, answered } }: Pick<ChartProps<"days">, "result">) {
  const t = useText();
  const format = useFormat();
  const { day: nameOf } = useDays();
  const { days } = result;
  const shown = days
    .toSorted((one, next) => next.count - one.count)
    .slice(0, daysMost)
    .toSorted((one, next) => (one.day < next.day ? -1 : 1));
  return (
    <BarChart
      title={t("days.title")}
      summary={t("days.summary", { from: nameOf(days[0]?.day ?? ""), until: nameOf(days.at(-1)?.day ?? "") })}
      tableLabel={t("table")}
      axis={t("days.day")}
      series={[{ key: "number", label: t("number") }]}
      max={answered}
      format={(count) => format.number(count ?? 0)}
      rows={shown.map(({ day, count }) => ({
        key: day,
        label: nameOf(day),
        values: [count],
        text: t("share", { number: format.number(count), share: format.percent(count / answered) }),
      }))}
    />
  );
}
