/** What docs/specification/mapping.md says our codes are, they are. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusals } from "../packages/contract/src/kernel/index.ts";

test("every error of the specification stands for codes that there are", () => {
  const text = readFileSync("docs/specification/mapping.md", "utf8");
  const rows = text.slice(text.indexOf("| S1 §8 error |")).split("\n").slice(2);
  const codes = rows.flatMap((row) => {
    const [, , ours = ""] = row.split("|");
    return [...ours.matchAll(/`([a-z_]+)`/g)].map(([, code = ""]) => code);
  });
  expect(rows.filter((row) => row.startsWith("|")).length).toBeGreaterThan(7);
  expect(codes.filter((code) => !(code in refusals))).toEqual([]);
});
