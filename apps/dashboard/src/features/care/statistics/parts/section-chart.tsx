import { Card } from "@stoep/ui";
import { BarChart, LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../../app/index.ts";
import { type Section, useText } from "./words.ts";

/** One part of the statistics as a chart, with its definition and its table. */
export function SectionChart({ section }: { section: Section }) {
  const t = useText();
  const format = useFormat();
  const { key, title, definition, heading, columns, rows } = section;
  const series = columns.map((label, place) => ({ key: String(place), label }));
  const frame = { title, summary: definition, tableLabel: t("table"), axis: heading, series };
  if (rows.length === 0) return null;
  return (
    <Card>
      {key === "time" ? (
        <LineChart
          {...frame}
          format={(value) => format.number(value ?? 0)}
          points={rows.map((row) => ({
            key: row.key,
            label: row.label,
            values: Object.fromEntries(row.values.map((value, place) => [place, value])),
          }))}
        />
      ) : (
        <BarChart
          {...frame}
          format={format.people}
          rows={rows.map(({ key: id, label, values, note }) => ({
            key: id,
            label,
            values: values.map((value) => value ?? 0),
            text: [values.map(format.people).join(" / "), note].filter((one) => one !== "").join(" · "),
          }))}
        />
      )}
    </Card>
  );
}
