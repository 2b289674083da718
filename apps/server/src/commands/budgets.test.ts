/** Votes on citizen budgets are counted on the command line, without a database. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../testing/command-line.ts";

const elections = join(import.meta.dirname, "../../../../demo/data/budgets");
const stoep = commandLine(() => ({}));
const countFile = (file: string, ...words: string[]) => stoep(["budgets", "count", file, ...words]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoep-budgets-"));
});
afterAll(() => rm(folder, { recursive: true }));
async function fileOf(text: string): Promise<string> {
  const file = join(folder, "changed.pb");
  await writeFile(file, text);
  return file;
}

test("a file is counted by its own rule, with the reason for each idea, and agrees", async () => {
  const { code, out } = await countFile(join(elections, "Netherlands_Assen_2024.pb"));
  expect(code).toBe(0);
  const lines = out.split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "Assen Top Idee: 84 ballots, 14 ideas, a budget of 100000",
    "Equal Shares: 1190.47619 for each ballot, raised to 2033.47619",
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^PopUp Podium: 43 votes, costs 7200: chosen, turn 1, for at most 167\.441861 each$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^RuBox: 10 votes, costs 12000: its supporters have [\d.]+ left together$/),
  );
  expect(out).toContain("Chosen: 9 ideas for 76700; 23300 is left.\nThe file says the same.");
});

test("another rule can be tried, and is not held against the file", async () => {
  const { code, out } = await countFile(join(elections, "Netherlands_Assen_2024.pb"), "--rule", "most-votes");
  expect(code).toBe(0);
  expect(out).toContain("chosen, with 100000 left at its turn");
  expect(out).not.toContain("The file says");
});

test("a file with another result is named as wrong, with the ideas", async () => {
  const text = await readFile(join(elections, "Poland_Warszawa_2019_Nadwisle.pb"), "utf8");
  const { code, err } = await countFile(await fileOf(text.replace(/^(2337;.*);1$/m, "$1;0")));
  expect([code, err]).toEqual([1, expect.stringMatching(/^The file decides otherwise on: Nadwiśle potrafi/)]);
});

test("a file that cannot be counted says why, and in which line", async () => {
  const unknown = await countFile(join(elections, "Switzerland_Zurich_SN.pb"));
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining("Name one with --rule.")]);
  const broken = await countFile(
    await fileOf("META\nkey;value\nbudget;10\nPROJECTS\nproject_id;cost\na;free\nVOTES\nvoter_id;vote\n"),
  );
  expect([broken.code, broken.err]).toEqual([
    1,
    expect.stringMatching(/changed\.pb, line 6: a cost must be an amount/),
  ]);
  expect((await countFile(join(folder, "none.pb"))).code).toBe(1);
  expect((await countFile(join(elections, "Switzerland_Zurich_SN.pb"), "--rule", "lot")).code).toBe(1);
});
