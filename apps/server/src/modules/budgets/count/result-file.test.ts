/** The result of a vote as a file: what everybody reads, for the staff of its organisation. */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { runVote } from "../testing/ballots.ts";
import { countVote, endVote, firstDistrictOf, insertBallots, readResult, times } from "../testing/counts.ts";
import { changeRound, openRound, repeatRound, roundParams } from "../testing/rounds.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const fileOf = async (round: { id: string }) => {
  const file = await town.people.pim.budgets.exportResult({ ...roundParams(round), query: { format: "csv" } });
  return (await file.text()).replace("\u{FEFF}", "").trimEnd().split("\r\n");
};

test("each idea stands with its votes, whether it was chosen, and why, beside its district's money, in the order of the count", async () => {
  const { round } = await countVote(town, [...times(60, 2), ...times(45, 0), ...times(5, 0, 1)]);
  expect(await fileOf(round)).toEqual([
    '"Stadsdeel","Idee","Kosten","Munteenheid","Stemmen","Gekozen","Reden","Over toen het aan de beurt kwam","Uitgebrachte stembiljetten","Budget","Besteed","Over"',
    '"","Een fontein","42000","EUR","60","Ja","Het paste in wat over was","50000","110","50000","43200","6800"',
    '"","Een boom","1200","EUR","5","Ja","Het paste in wat over was","8000","110","50000","43200","6800"',
    '"","Een bank","9000","EUR","50","Nee","Het paste niet in wat over was","8000","110","50000","43200","6800"',
  ]);
});

test("of a small district it tells no more than its page", async () => {
  const { round } = await countVote(town, [...times(3, 0), ...times(2, 1)]);
  const [, ...lines] = await fileOf(round);
  expect(lines).toEqual([
    '"","Een bank","9000","EUR","","Ja","","","Niet getoond","50000","10200","39800"',
    '"","Een boom","1200","EUR","","Ja","","","Niet getoond","50000","10200","39800"',
    '"","Een fontein","42000","EUR","","Nee","","","Niet getoond","50000","10200","39800"',
  ]);
});

test("of fewer than a hundred ballots it says where votes are not told, and where there are none", async () => {
  const { round } = await countVote(town, [...times(30, 0), ...times(9, 2)]);
  const [, ...lines] = await fileOf(round);
  expect(lines).toEqual([
    '"","Een bank","9000","EUR","Niet getoond","Ja","Het paste in wat over was","50000","39","50000","9000","41000"',
    '"","Een fontein","42000","EUR","Niet getoond","Nee","Het paste niet in wat over was","41000","39","50000","9000","41000"',
    '"","Een boom","1200","EUR","0","Nee","Geen stemmen","","39","50000","9000","41000"',
  ]);
});

test("of Equal Shares it has the turn, the most from a ballot, and what was left together", async () => {
  const choices = [...times(100, 0), ...times(50, 1), ...times(30, 2)];
  const { project, round } = await countVote(town, choices, { rule: "equal-shares", ballot: "approval" });
  const [heads, ...lines] = (await fileOf(round)).map((line) => line.slice(1, -1).split('","'));
  const numbers = (cells: readonly string[] = []) => cells.slice(7, 10);
  expect(numbers(heads)).toEqual([
    "Beurt",
    "Hoogstens per stembiljet ervoor",
    "Samen nog over op de stembiljetten ervoor",
  ]);
  const { ideas } = await readResult(town.people.pim, project);
  const reason = ideas.at(-1)?.reason;
  const together = reason?.kind === "not-enough" ? Math.floor(reason.together ?? 0) : 0;
  expect(together).toBeGreaterThan(0);
  expect(lines.map((cells) => [cells[1], ...numbers(cells)])).toEqual([
    ["Een bank", "1", "90", ""],
    ["Een boom", "2", "24", ""],
    ["Een fontein", "", "", String(together)],
  ]);
});

test("before it is counted there is none", async () => {
  const { round } = await runVote(town);
  await expect(fileOf(round)).refuses("not_found");
});

test("of several votes on a budget it tells the one that is asked for", async () => {
  const { round } = await runVote(town);
  const { pim } = town.people;
  const draft = await repeatRound(pim, round);
  const again = await openRound(pim, await changeRound(pim, draft, { opensOn: dayIn(12) }));
  await insertBallots(town, firstDistrictOf(again), times(100, 2));
  await endVote(town);
  expect((await fileOf(again))[1]).toContain('"Een fontein","42000","EUR","100","Ja"');
  await expect(fileOf(round)).refuses("not_found");
});
