import type { Attendance } from "@stoep/contract/publishing";
import { BarChart, LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

type Props = { attendance: Attendance };
/** With more dates the chart is a line, whose height does not grow with their number; in the report their table has all values. */
const barsMax = 12;

/** How many people are coming to each date of a series, and how many are on the waiting list. */
export function DatesChart({ attendance }: Props) {
  return attendance.dates.length > barsMax ? <Line attendance={attendance} /> : <Bars attendance={attendance} />;
}

function Bars({ attendance: { dates } }: Props) {
  const t = useText();
  const format = useFormat();
  const { number, hasWaiting, ...frame } = useFrame(dates);
  return (
    <BarChart
      {...frame}
      rows={dates.map(({ id, startsAt, coming, waiting }) => ({
        key: id,
        label: format.moment(startsAt),
        values: hasWaiting ? [coming, waiting] : [coming],
        text:
          waiting > 0 ? t("charts.alsoWaiting", { coming: number(coming), waiting: number(waiting) }) : number(coming),
      }))}
    />
  );
}

function Line({ attendance: { dates } }: Props) {
  const format = useFormat();
  const { number: _number, hasWaiting: _hasWaiting, ...frame } = useFrame(dates);
  return (
    <LineChart
      {...frame}
      points={dates.map(({ id, startsAt, coming, waiting }) => ({
        key: id,
        label: format.moment(startsAt),
        at: Date.parse(startsAt),
        values: { coming, waiting },
      }))}
    />
  );
}

/** Labels common to both charts. */
function useFrame(dates: Attendance["dates"]) {
  const t = useText();
  const format = useFormat();
  const number = (value: number | null) => format.number(value ?? 0);
  const most = dates.reduce((best, one) => (one.coming > best.coming ? one : best));
  const hasWaiting = dates.some(({ waiting }) => waiting > 0);
  const summary =
    most.coming === 0
      ? t("charts.datesNone")
      : t("charts.datesText", { when: format.moment(most.startsAt), number: number(most.coming) });
  return {
    number,
    hasWaiting,
    summary,
    format: number,
    title: t("charts.dates"),
    tableLabel: t("charts.table"),
    axis: t("charts.date"),
    series: [
      { key: "coming", label: t("figures.coming") },
      ...(hasWaiting ? [{ key: "waiting", label: t("figures.waiting") }] : []),
    ],
  };
}
