import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brick, canal } from "./palette.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const root = css.slice(css.indexOf(":root {")).split("}")[0] ?? "";
const tokens = [...root.matchAll(/--st-([a-z0-9-]+):\s*([^;]+);/g)];
/** `light-dark(#f7f6f3, #131a1a)`, or one value for both schemes. */
const inScheme = (place: 1 | 2) =>
  new Map(
    tokens.map(([, name = "", value = ""]) => [name, /light-dark\((#\w+), (#\w+)\)/.exec(value)?.[place] ?? value]),
  );

const light = inScheme(1);
const dark = inScheme(2);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

test("the scales are the same with and without Mantine", () => {
  expect(canal).toEqual(canal.map((_, i) => light.get(`canal-${i}`)));
  expect(brick).toEqual(brick.map((_, i) => light.get(`brick-${i}`)));
});

test("most colours depend on the scheme", () => {
  expect([...dark].filter(([name, value]) => value !== light.get(name)).length).toBeGreaterThan(20);
});

const text = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink-soft", "ground"],
  ["ink-soft", "surface"],
  ["ink-soft", "sunken"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["primary-ink", "surface"],
  ["primary-ink", "ground"],
  ["primary-ink", "primary-soft"],
  ["primary-ink", "primary-soft-hover"],
  ["danger-ink", "surface"],
  ["danger-ink", "danger-soft"],
  ["new-ink", "new-soft"],
  ["progress-ink", "progress-soft"],
  ["done-ink", "done-soft"],
] as const;
const edges = [
  ["control-line", "surface"],
  ["control-line", "ground"],
  ["focus", "ground"],
  ["focus", "surface"],
] as const;

test.each([
  ["light", light],
  ["dark", dark],
] as const)("text and edges stand out in the %s scheme", (_, tokens) => {
  const ratio = ([front, back]: readonly [string, string]) => contrast(tokens.get(front) ?? "", tokens.get(back) ?? "");
  expect(text.filter((pair) => ratio(pair) < 4.5)).toEqual([]);
  expect(edges.filter((pair) => ratio(pair) < 3)).toEqual([]);
});
