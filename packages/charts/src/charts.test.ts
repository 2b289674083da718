import { describe, expect, test } from "vitest";
import { barOption, ceilingOf, funnelBars, lineOption, nearestPoint, paperLook } from "./index.ts";

const format = (value: number | null) => (value === null ? "fewer than 10" : String(value));
type Drawn = { data: unknown[]; label?: { formatter: (row: { dataIndex: number }) => string } };
interface Axes {
  xAxis: { axisLabel: { formatter: (value: number) => string } };
  yAxis: { max: number; axisLabel: { formatter: (value: number) => string } };
}
const seriesOf = (option: Record<string, unknown>) => option.series as Drawn[];

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

  test("have each point at its moment, and at zero for a number that is not disclosed", () => {
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

  test("are evenly spaced without moments", () => {
    const plain = points.map(({ at: _, ...point }) => point);
    expect(seriesOf(lineOption({ series, points: plain, format }, paperLook))[0]?.data).toEqual([
      [0, 0],
      [1, 30],
      [2, 50],
    ]);
  });

  test("name the first and the last point, and the numbers of the axis in the reader's language", () => {
    const { xAxis, yAxis } = lineOption({ series, points, format }, paperLook) as unknown as Axes;
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

  test("have names that are cut without a mark before the ellipsis", () => {
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
