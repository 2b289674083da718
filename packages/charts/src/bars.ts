import { baseOption, type ChartLook, type ChartOption, type Series } from "./look.ts";

/** A bar with one value, or several that are stacked; null for a number that is not disclosed. */
export type BarRow = { key: string; label: string; values: (number | null)[]; text: string };

export interface BarFigures {
  rows: readonly BarRow[];
  /** One series for plain bars; several are stacked in this order. */
  series: readonly Series[];
  /** The value of a full bar; defaults to the largest sum. */
  max?: number | undefined;
}

const [rowHeight, lineHeight] = [46, 20];
/** Approximate width of a letter relative to the text size, to estimate how many fit. */
const letter = 0.51;

interface Names {
  /** In pixels. */
  width: number;
  /** How many letters fit on a line. */
  letters: number;
  /** One, or two if a name needs them. */
  lines: number;
}

/** The room for names beside the numbers. */
function namesOf(rows: readonly BarRow[], textSize: number, width: number): Names {
  const numbers = Math.max(0, ...rows.map(({ text }) => text.length)) * textSize * letter;
  const room = Math.max(80, width - numbers - 24);
  const letters = Math.floor(room / (textSize * letter));
  return { width: room, letters, lines: rows.some(({ label }) => label.length > letters) ? 2 : 1 };
}

/** The height that the bars need, in pixels, as is the width. */
export const barHeight = ({ rows }: BarFigures, look: Pick<ChartLook, "textSize">, width: number): number =>
  rows.length * (rowHeight + (namesOf(rows, look.textSize + 1, width).lines - 1) * lineHeight);

const sumOf = ({ values }: BarRow) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Compares items, each with its name and number above its bar. `width`: of the drawing, in pixels; longer names are cut. */
export function barOption({ rows, series, max }: BarFigures, look: ChartLook, width: number): ChartOption {
  const full = max ?? Math.max(1, ...rows.map(sumOf));
  const textSize = look.textSize + 1;
  const names = namesOf(rows, textSize, width);
  const aboveBar = { verticalAlign: "bottom", padding: [0, 0, 9, 0], fontSize: textSize, lineHeight };
  // Bars are centred in their rows; under names of two lines they move down by half a line.
  const down = ((names.lines - 1) * lineHeight) / 2;
  return {
    ...baseOption(look),
    grid: { left: 0, right: 0, top: 4 + down, bottom: -down, outerBoundsMode: "none" },
    xAxis: { type: "value", show: false, min: 0, max: full },
    yAxis: {
      type: "category",
      inverse: true,
      data: rows.map(({ label }) => cut(label, names.lines === 1 ? names.letters : Math.floor(names.letters * 1.8))),
      axisLine: { show: false },
      axisTick: { show: false },
      z: 3,
      axisLabel: {
        ...aboveBar,
        inside: true,
        margin: 0,
        align: "left",
        color: look.ink,
        interval: 0,
        width: names.width,
        overflow: "break",
      },
    },
    series: [trackOf(rows, full, look, aboveBar), ...series.map((one, place) => partOf(one, place, rows, look))],
  };
}

/** Without punctuation before the ellipsis: "Benches…", not "Benches.…". */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\s.,:;!?]+$/, "")}…` : text;

const barShape = { type: "bar", barWidth: 10, silent: true };

/** The full-length track behind each bar, with the number above its end. */
const trackOf = (rows: readonly BarRow[], full: number, look: ChartLook, aboveBar: object) => ({
  ...barShape,
  stack: "track",
  barGap: "-100%",
  animation: false,
  data: rows.map(() => full),
  itemStyle: { color: look.sunken, borderRadius: 5 },
  label: {
    ...aboveBar,
    show: true,
    position: "insideRight",
    distance: 0,
    align: "right",
    color: look.inkSoft,
    formatter: ({ dataIndex }: { dataIndex: number }) => rows[dataIndex]?.text ?? "",
  },
});

const partOf = ({ label }: Series, place: number, rows: readonly BarRow[], look: ChartLook) => ({
  ...barShape,
  name: label,
  stack: "parts",
  data: rows.map(({ values }) => values[place] ?? 0),
  itemStyle: { color: look.series[place], borderColor: look.surface, borderWidth: place > 0 ? 1 : 0, borderRadius: 5 },
});
