/** A code in clear is on paper, and for a day in files to be printed; no row ties a name of a list to a serial number. D §11 Codes */
import type { Round } from "@stoep/contract/budgets";
import { beforeEach, expect, test } from "vitest";
import { openLog } from "../../../adapters/log.ts";
import { findJoins, findWords, readMarks } from "../../../testing/secrecy.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import {
  castByCode,
  checkList,
  issueCode,
  listOf,
  makeFile,
  printLetters,
  readByCode,
  readFileCodes,
  revokeCode,
  runVoteWithCodes,
  withdrawByCode,
} from "../testing/codes.ts";
import { endVote } from "../testing/counts.ts";

let town: Town;
let codes: string[];
let round: Round;
const lines: string[] = [];
const log = openLog("trace", { write: (line) => void lines.push(line) });
const names = ["Bewoner 1", "Bewoner 2", "Kade 2, 9000 Gent"];

/** Codes by letter, as a file and at the counter, of which some cast, change and withdraw ballots, and one is revoked. */
beforeEach(async () => {
  lines.length = 0;
  town = await newTown({ log });
  const { pim, dirk } = town.people;
  const vote = await runVoteWithCodes(town);
  const { bench, tree } = vote;
  round = vote.round;
  const { printed } = await printLetters(town, round, 2);
  const file = await makeFile(pim, round, 2);
  await town.runDue();
  const [lost, issued] = [await issueCode(pim, round), await issueCode(pim, round)];
  codes = [...printed, ...(await readFileCodes(pim, file)), lost.code, issued.code];
  await revokeCode(pim, round, lost.serial);
  for (const code of [printed[0] ?? "", issued.code]) {
    await castByCode(dirk, code, [bench]);
    await withdrawByCode(town.guest, code.toLowerCase());
    await castByCode(town.guest, code, [bench, tree]);
    await expect(castByCode(dirk, code, [])).refuses("invalid_input");
    await readByCode(dirk, code.replaceAll("-", " "));
  }
  await expect(castByCode(dirk, lost.code, [bench])).refuses("code_revoked");
  expect(codes).toHaveLength(6);
});

test("while files wait to be printed, codes of letters and names are in these files alone, and codes of the counter nowhere", async () => {
  expect(await findWords(town, codes.slice(4), lines)).toEqual([]);
  expect(await findWords(town, codes, lines)).toEqual(["a stored file"]);
});

test("after a day no code is in clear anywhere: table, log, job, message or file", async () => {
  await town.pass({ hours: 26 });
  expect(await findWords(town, codes, lines)).toEqual([]);
  await endVote(town);
  expect(await findWords(town, codes, lines)).toEqual([]);
});

test("no row, job or line of the log ever has a name of a list, and no file after a day", async () => {
  expect((await checkList(town.people.pim, round, listOf(2))).batch).not.toBeNull();
  expect(await findWords(town, names, lines)).toEqual([]);
  await town.pass({ hours: 26 });
  expect(await findWords(town, names, lines)).toEqual([]);
  expect([...town.outside.stored.keys()].filter((key) => /voting-codes|code-lists/.test(key))).toEqual([]);
});

test("nothing joins the right of a code and its ballot, and nobody who was signed in stands beside either", async () => {
  const marks = await readMarks(town);
  expect([marks.ballots.length, marks.rightIds.length]).toEqual([2, 2]);
  expect(await findJoins(town, marks, lines)).toEqual([]);
  const rights = await town.db.selectFrom("ballotRight").selectAll().execute();
  const { accountId, session } = town.people.dirk;
  for (const who of [accountId, session.id, session.residentId ?? ""])
    expect(JSON.stringify([rights, marks])).not.toContain(who);
});

test("what looks for codes finds those that are there", async () => {
  const [code = ""] = codes;
  for (const written of [code, code.toLowerCase().replaceAll("-", ""), Buffer.from(code).toString("base64url")])
    expect(await findWords(town, [code], [`{"body":"${written}"}`])).toContain("the log");
});
