import { describe, expect, test } from "vitest";
import {
  barOption,
  ceilingOf,
  columnAt,
  columnOption,
  funnelBars,
  lineOption,
  nearestPoint,
  paperLook,
} from "./index.ts";

const format = (value: number | null) => (value === null ? "fewer than 10" : String(value));
type Drawn = { data: unknown[]; label?: { formatter: (row: { dataIndex: number }) => string } };
interface Axes {
  xAxis: { axisLabel: { formatter: (value: number) => string } };
  yAxis: { max: number; axisLabel: { formatter: (value: number) => string } };
}
const seriesOf = (option: Record<string, unknown>) => option.series as Drawn[];
const axesOf = ({ xAxis, yAxis }: Record<string, unknown>) => ({ xAxis, yAxis }) as Axes;

describe("lines", () => {
  const series = [
    { key: "seen", label: "Seen" },
    { key: "opened", label: "Opened" },
  ];
  const points = [
    { key: "a", label: "Monday", at: 1000, values: { seen: null, opened: null } },
    { key: "b", label: "Tuesday", at: 2000, values: { seen: 30, opened: 10 } },
    { key: "c", label: "Sunday", at: 9000, values: { seen: 50, opened: null } },
  ];

  test("have each point at its time, and at zero for a number that is not disclosed", () => {
    const drawn = seriesOf(lineOption({ series, points, format }, paperLook)).map(({ data }) => data);
    expect(drawn).toEqual([
      [
        [1000, 0],
        [2000, 30],
        [9000, 50],
      ],
      [
        [1000, 0],
        [2000, 10],
        [9000, 0],
      ],
    ]);
  });

  test("are evenly spaced without times", () => {
    const plain = points.map(({ at: _, ...point }) => point);
    expect(seriesOf(lineOption({ series, points: plain, format }, paperLook))[0]?.data).toEqual([
      [0, 0],
      [1, 30],
      [2, 50],
    ]);
  });

  test("name the first and the last point, and the numbers of the axis in the reader's language", () => {
    const { xAxis, yAxis } = axesOf(lineOption({ series, points, format }, paperLook));
    expect([1000, 9000, 5].map(xAxis.axisLabel.formatter)).toEqual(["Monday", "Sunday", ""]);
    expect(yAxis.max).toBe(50);
    expect(yAxis.axisLabel.formatter(50)).toBe("50");
  });

  test("are read at the nearest point", () => {
    expect([0, 0.05, 0.1, 0.5, 0.6, 1].map((share) => nearestPoint(points, share))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test("of one point, or none, are drawn", () => {
    expect(seriesOf(lineOption({ series, points: points.slice(0, 1), format }, paperLook))[0]?.data).toHaveLength(1);
    expect(seriesOf(lineOption({ series, points: [], format }, paperLook))[0]?.data).toEqual([]);
  });
});

describe("bars", () => {
  test("are as long as their share of the largest, with their number in words at the end", () => {
    const rows = [
      { key: "m", label: "Muide", values: [30, 10], text: "75 %" },
      { key: "s", label: "Sluizeken", values: [null, 5], text: "fewer than 10" },
    ];
    const series = [
      { key: "a", label: "Seen" },
      { key: "b", label: "Not seen" },
    ];
    const option = barOption({ rows, series }, paperLook, 600);
    expect(option.xAxis).toMatchObject({ max: 40 });
    const [track, seen, unseen] = seriesOf(option);
    expect([seen?.data, unseen?.data]).toEqual([
      [30, 0],
      [10, 5],
    ]);
    expect([0, 1].map((dataIndex) => track?.label?.formatter({ dataIndex }))).toEqual(["75 %", "fewer than 10"]);
  });

  test("have names that are cut without punctuation before the ellipsis", () => {
    const rows = [{ key: "m", label: "Benches? Yes. ".repeat(40), values: [30], text: "30" }];
    const series = [{ key: "a", label: "Votes" }];
    const names = Array.from({ length: 80 }, (_, more) => {
      const option = barOption({ rows, series }, paperLook, 200 + 3 * more);
      return (option.yAxis as { data: string[] }).data[0];
    });
    for (const name of names) expect(name).toMatch(/[A-Za-z]…$/);
  });

  test("of steps draw nothing for a number that is not disclosed, and nothing longer than the first", () => {
    const steps = [
      { key: "reached", label: "Reached", value: 40 },
      { key: "seen", label: "Seen", value: 60, share: "150 %" },
      { key: "acted", label: "Took part", value: null },
    ];
    expect(funnelBars({ steps, format })).toMatchObject({
      max: 40,
      rows: [
        { values: [40], text: "40" },
        { values: [40], text: "60 · 150 %" },
        { values: [0], text: "fewer than 10" },
      ],
    });
  });
});

describe("columns", () => {
  const rows = ["1 Nov", "2 Nov", "3 Nov"].map((label, place) => ({
    key: label,
    label,
    values: [10 * place, null],
    text: "",
  }));
  const series = [
    { key: "a", label: "Reactions" },
    { key: "b", label: "Votes" },
  ];
  const drawn = (width: number, marked?: number) => columnOption({ rows, series, format }, paperLook, width, marked);
  const named = (width: number) => {
    const { axisLabel } = drawn(width).xAxis as { axisLabel: { interval: (place: number) => boolean } };
    return [0, 1, 2].filter(axisLabel.interval);
  };
  const opacities = (marked?: number) => {
    const [reactions] = seriesOf(drawn(600, marked));
    return reactions?.data.map((one) => (one as { itemStyle: { opacity: number } }).itemStyle.opacity);
  };

  test("stand on one another, and are as high as their share of a round number", () => {
    const [reactions, votes] = seriesOf(drawn(600)).map(({ data }) =>
      data.map((one) => (one as { value: number }).value),
    );
    expect([reactions, votes]).toEqual([
      [0, 10, 20],
      [0, 0, 0],
    ]);
    expect(axesOf(drawn(600)).yAxis.max).toBe(20);
  });

  test("are all named if there is room, and else the last and as many as fit", () => {
    expect([600, 100, 40].map(named)).toEqual([[0, 1, 2], [0, 2], [2]]);
  });

  test("fade while another one is read", () => {
    expect(opacities()).toEqual([1, 1, 1]);
    expect(opacities(1)).toEqual([0.45, 1, 0.45]);
  });

  test("are read at the nearest one, also beside the first and the last", () => {
    expect([-0.2, 0, 0.2, 0.3, 0.8, 1, 1.2].map((share) => columnAt(3, share))).toEqual([0, 0, 0, 1, 2, 2, 2]);
    expect(columnAt(1, 0.7)).toBe(0);
  });
});

test.each([
  [[0], 2],
  [[3], 4],
  [[14], 16],
  [[230, 17], 240],
  [[2058], 2400],
  [[1000], 1000],
])("the axis over %j ends at %d", (values, top) => {
  expect(ceilingOf(values)).toBe(top);
});
