import { Figure, Group, Stack } from "@stoep/ui";
import { ColumnChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { binsOf } from "./bins.ts";
import type { ChartProps } from "./props.ts";

/** How often each number was given, with mean and median; many different ones stand together in stretches of equal length. */
export function NumbersChart({ question, result: { result, answered } }: ChartProps<"numbers">) {
  const t = useText();
  const format = useFormat();
  const { values, mean, median } = result;
  const told = { mean: format.number(round(mean)), median: format.number(round(median)) };
  return (
    <Stack gap="md">
      <Group gap="8px 32px">
        <Figure label={t("numbers.mean")} value={told.mean} />
        <Figure label={t("numbers.median")} value={told.median} />
      </Group>
      <ColumnChart
        title={t("numbers.title")}
        summary={t("numbers.summary", told)}
        tableLabel={t("table")}
        axis={t("numbers.value")}
        series={[{ key: "number", label: t("number") }]}
        format={(count) => format.number(count ?? 0)}
        rows={binsOf(values, question.kind === "score" ? { from: 0, to: 10 } : null).map(({ from, to, count }) => ({
          key: `${from}`,
          label: from === to ? format.number(from) : `${format.number(from)} – ${format.number(to)}`,
          values: [count],
          text: t("share", { number: format.number(count), share: format.percent(count / answered) }),
        }))}
      />
    </Stack>
  );
}

/** To two decimals, which is more than such answers bear. */
const round = (value: number | null): number => Math.round((value ?? 0) * 100) / 100;
