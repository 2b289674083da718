/** Letters to a list of names, and files for a printer: made by a job, and gone after a day. D §11 Codes */
import type { CodeBatch } from "@stoep/contract/budgets";
import { codeLimits } from "@stoep/contract/budgets";
import { beforeEach, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { whileKilled } from "../../../testing/processes.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { listRights, moveTo, toDayAfter } from "../testing/ballots.ts";
import {
  castByCode,
  checkList,
  discardList,
  issueCode,
  listOf,
  makeFile,
  makeLetters,
  printLetters,
  readByCode,
  readCodes,
  readFileCodes,
  readFilePart,
  readLetterCodes,
  runVoteOfDistrictsWithCodes,
  runVoteWithCodes,
} from "../testing/codes.ts";
import { repeatRound } from "../testing/rounds.ts";
import { batches } from "./store/batches.ts";

let town: Town;
let people: Town["people"];
let vote: Awaited<ReturnType<typeof runVoteWithCodes>>;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  vote = await runVoteWithCodes(town);
});

/** One whose ideas are written still. */
async function moveToTown(): Promise<void> {
  town = await nextTown();
  people = town.people;
}

const storedCodes = () => [...town.outside.stored.keys()].filter((key) => /voting-codes|code-lists/.test(key));
const batchOf = async ({ id }: { id: string }) =>
  (await readCodes(people.pim, vote.round)).batches.find((one) => one.id === id);
const check = async (text: string): Promise<CodeBatch> =>
  (await checkList(people.pim, vote.round, text)).batch ?? expect.fail("the list is not accepted");

describe("a list of names", () => {
  test("is read and shown before anything is made: how many letters, and the first of them", async () => {
    const checked = await checkList(people.pim, vote.round, listOf(5));
    expect(checked).toMatchObject({ wrongRows: [], usedAt: null });
    expect(checked.sample).toEqual([1, 2, 3].map((at) => [`Bewoner ${at}`, `Kade ${at}, 9000 Gent`]));
    expect(checked.batch).toMatchObject({ issue: "letters", state: "checked", codes: 5, serials: null, isOwn: true });
    expect(await listRights(town)).toEqual([]);
  });

  test("says which rows are wrong, by their numbers in the file, and nothing of it is kept", async () => {
    const rows = [
      "Naam;Straat;Gemeente;;;;;;",
      "Lies;Kade 1;9000 Gent;;;;;;",
      "\u200b;\u200b;;;;;;;",
      `An;${"x".repeat(codeLimits.line + 1)};;;;;;;`,
      "Jo;1;2;3;4;5;6;;",
      "lies;Kade 1; 9000  Gent ;;;;;;",
      "LIES;kade 1;9000 gent",
    ];
    const checked = await checkList(people.pim, vote.round, rows.join("\n"));
    expect(checked.batch).toBeNull();
    expect(checked.wrongRows).toEqual([
      { row: 3, problem: "empty" },
      { row: 4, problem: "tooLong" },
      { row: 5, problem: "tooManyLines" },
      { row: 7, problem: "listedTwice" },
    ]);
    expect(storedCodes()).toEqual([]);
    expect((await readCodes(people.pim, vote.round)).batches).toEqual([]);
  });

  test("has six lines a letter at most, and cells that show nothing are no lines", async () => {
    const { sample } = await checkList(people.pim, vote.round, "a;b\n1;\u200b;2;3;4;5;6;;;\n");
    expect(sample).toEqual([["1", "2", "3", "4", "5", "6"]]);
  });

  test("is a table with rows below a heading", async () => {
    const refused = (text: string | Uint8Array<ArrayBuffer>) => checkList(people.pim, vote.round, text);
    await expect(refused("Naam;Adres\n")).refuses("import_empty");
    await expect(refused("%PDF-1.7 ")).refuses("import_not_a_table");
    await expect(refused(listOf(codeLimits.codes + 1))).refuses("import_too_long");
  });

  test("lies sealed while it waits, goes when it is discarded, and after a day", async () => {
    const batch = await check(listOf(2));
    const [key = ""] = storedCodes();
    expect(town.outside.stored.get(key)?.toString("latin1")).not.toContain("Bewoner");
    await discardList(people.pim, batch);
    expect(storedCodes()).toEqual([]);
    await expect(makeLetters(people.pim, batch)).refuses("not_found");
    const other = await check(listOf(2));
    await town.pass({ hours: 25 });
    expect(storedCodes()).toEqual([]);
    expect(await batchOf(other)).toBeUndefined();
    await expect(makeLetters(people.pim, other)).refuses("not_found");
  });

  test("of which letters were made is known again, in whichever file, while its letters are kept", async () => {
    await printLetters(town, vote.round, 2);
    const again = await checkList(people.pim, vote.round, listOf(2).replaceAll(";", ","));
    expect(again.usedAt).toBeNull();
    expect((await checkList(people.pim, vote.round, `${listOf(2)}\n`)).usedAt).not.toBeNull();
    await town.pass({ hours: 26 });
    expect((await checkList(people.pim, vote.round, listOf(2))).usedAt).toBeNull();
  });
});

describe("letters", () => {
  test("name the person, the code, its serial number, where and until when to vote, on one page in the languages of the network", async () => {
    await town.db
      .updateTable("public.network")
      .set({ languages: ["nl", "fr", "en", "tr"] })
      .where("slug", "=", "testdorp")
      .execute();
    const { printed, ...batch } = await printLetters(town, vote.round, 3);
    const pages = pagesOfPdf(Buffer.from(await (await readFilePart(people.pim, batch)).arrayBuffer()));
    expect(pages).toHaveLength(3);
    expect(batch).toMatchObject({ codes: 3, written: 3, parts: 1, serials: { first: 1, last: 3 } });
    for (const said of [
      "Bewoner 2",
      "Kade 2, 9000 Gent",
      printed[1] ?? "",
      "Seri numarası 2",
      "/testdorp/vote",
      vote.project.title,
    ])
      expect(pages[1]).toContain(said);
    for (const heading of ["Stem met deze code", "Votez avec ce code", "Vote with this code", "Bu kodla oy verin"])
      expect(pages[1]).toContain(heading);
    expect(new Set(printed).size).toBe(3);
  });

  test("have codes that are valid once all are written, for the district of the list", async () => {
    await moveToTown();
    const { round, south, fountain } = await runVoteOfDistrictsWithCodes(town);
    const { batch } = await checkList(people.pim, round, listOf(2), south);
    const made = await makeLetters(people.pim, batch ?? expect.fail("no batch"));
    expect(made).toMatchObject({ state: "queued", serials: { first: 1, last: 2 }, parts: 0 });
    expect(await listRights(town)).toEqual([]);
    await town.runDue();
    const [code = ""] = await readLetterCodes(people.pim, made);
    expect((await castByCode(town.guest, code, [fountain])).districtId).toBe(south);
  });

  test("are asked for once: again gives the same letters", async () => {
    const batch = await check(listOf(2));
    const first = await makeLetters(people.pim, batch);
    expect(await makeLetters(people.pim, batch)).toEqual(first);
    await town.runDue();
    expect(await listRights(town)).toHaveLength(2);
    expect((await makeLetters(people.pim, batch)).state).toBe("done");
    await town.runDue();
    expect(await listRights(town)).toHaveLength(2);
  });

  test("come in several files beyond five hundred", async () => {
    const { printed, ...batch } = await printLetters(town, vote.round, 501);
    expect([batch.parts, printed.length]).toEqual([2, 500]);
    const last = pagesOfPdf(Buffer.from(await (await readFilePart(people.pim, batch, 2)).arrayBuffer()));
    expect(last).toHaveLength(1);
    expect(last[0]).toContain("Bewoner 501");
    await expect(readFilePart(people.pim, batch, 3)).refuses("not_found");
  });

  test("and their list go after a day; the codes stay valid", async () => {
    const { printed, ...batch } = await printLetters(town, vote.round, 2);
    expect(storedCodes()).toHaveLength(1);
    await town.pass({ hours: 23 });
    await readFilePart(people.pim, batch);
    await town.pass({ hours: 2 });
    expect(storedCodes()).toEqual([]);
    await expect(readFilePart(people.pim, batch)).refuses("not_found");
    expect(await batchOf(batch)).toMatchObject({ state: "done", parts: 0, filesUntil: null });
    expect((await readByCode(town.guest, printed[0] ?? "")).ballot.can.cast).toBe(true);
  });

  test("open for whoever asked for them alone", async () => {
    const batch = await printLetters(town, vote.round, 1);
    await expect(readFilePart(people.ada, batch)).refuses("not_found");
    await expect(readFilePart(people.wout, batch)).rejects.toThrow();
    expect((await readCodes(people.ada, vote.round)).batches).toEqual([
      expect.objectContaining({ id: batch.id, isOwn: false }),
    ]);
    const waiting = await check(listOf(1));
    await expect(makeLetters(people.ada, waiting)).refuses("not_found");
    await expect(discardList(people.ada, waiting)).refuses("not_found");
  });
});

describe("a file for a printer", () => {
  test("has serial, code, district and address of each, under the words of the network’s first language", async () => {
    await moveToTown();
    const { round, north } = await runVoteOfDistrictsWithCodes(town);
    const batch = await makeFile(people.pim, round, 3, north);
    await town.runDue();
    const text = await (await readFilePart(people.pim, batch)).text();
    const [heading, ...rows] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(heading).toBe('"Volgnummer","Code","Stadsdeel","Adres om te stemmen"');
    const codes = await readFileCodes(people.pim, batch);
    expect(rows).toEqual(
      codes.map((code, at) => `"${at + 1}","${code}","Noord","${town.config.publicUrl}/testdorp/vote"`),
    );
    expect((await readByCode(town.guest, codes[2] ?? "")).ballot.districtId).toBe(north);
    await town.pass({ hours: 25 });
    expect(storedCodes()).toEqual([]);
  });

  test("has between one and 20,000 codes", async () => {
    for (const codes of [0, 1.5, codeLimits.codes + 1])
      await expect(makeFile(people.pim, vote.round, codes)).refuses("invalid_input", { codes: "codesNumber" });
    const batch = await makeFile(people.pim, vote.round, codeLimits.codes);
    await town.runDue();
    expect(await batchOf(batch)).toMatchObject({ state: "done", serials: { first: 1, last: 20_000 } });
    const [numbers] = (await readCodes(people.pim, vote.round)).numbers;
    expect(numbers).toMatchObject({ issue: "file", made: 20_000, revoked: 0, used: null });
  });
});

describe("a job", () => {
  test("that is killed while it typesets has made nothing: it fails, no code is valid, and no file is left", async () => {
    const batch = await makeLetters(people.pim, await check(listOf(3)));
    await whileKilled("letters-program", () => town.runDue());
    expect(await batchOf(batch)).toMatchObject({ state: "failed", parts: 0 });
    expect([await listRights(town), storedCodes()]).toEqual([[], []]);
  });

  test("that runs again after it was done makes nothing new", async () => {
    const { printed, ...batch } = await printLetters(town, vote.round, 2);
    await town.runAgain("budgets.makeCodes");
    expect(await listRights(town)).toHaveLength(2);
    expect(await readLetterCodes(people.pim, batch)).toEqual(printed);
    await castByCode(town.guest, printed[0] ?? "", [vote.bench]);
  });

  test("that hangs is given up, and makes nothing when it goes on", async () => {
    const batch = await makeLetters(people.pim, await check(listOf(2)));
    await town.db
      .updateTable("votingCodeBatch")
      .set({ filesUntil: town.clock.now() })
      .where("id", "=", batch.id)
      .execute();
    expect(await batches.expire(town.db, town.clock.now())).toEqual([batch.id]);
    await town.runDue();
    expect(await listRights(town)).toEqual([]);
    expect(await batchOf(batch)).toMatchObject({ state: "failed" });
  });

  test("whose vote is given up meanwhile makes no code valid", async () => {
    const batch = await makeFile(people.pim, vote.round, 2);
    await repeatRound(people.pim, vote.round);
    await town.runDue();
    expect(await listRights(town)).toEqual([]);
    const { batches } = await readCodes(people.pim, vote.round);
    expect(batches).toEqual([expect.objectContaining({ id: batch.id, state: "failed" })]);
  });
});

describe("codes are made", () => {
  test("from the opening to the last day", async () => {
    const draft = await repeatRound(people.pim, vote.round);
    await expect(makeFile(people.pim, draft, 1)).refuses("round_not_open");
    await expect(makeFile(people.pim, vote.round, 1)).refuses("round_not_open");
    await moveToTown();
    vote = await runVoteWithCodes(town);
    moveTo(town, 20, 23);
    await makeFile(people.pim, vote.round, 1);
    const waiting = await check(listOf(1));
    toDayAfter(town);
    await expect(makeFile(people.pim, vote.round, 1)).refuses("round_not_open");
    await expect(checkList(people.pim, vote.round, listOf(1))).refuses("round_not_open");
    await expect(makeLetters(people.pim, waiting)).refuses("round_not_open");
    await expect(issueCode(people.pim, vote.round)).refuses("round_not_open");
    expect((await readCodes(people.pim, vote.round)).can).toEqual({ make: "round_not_open", revoke: "round_not_open" });
  });

  test("for districts of the vote, where the vote asks for codes", async () => {
    const elsewhere = "0199a000-0000-7000-8000-00000000000a";
    await expect(makeFile(people.pim, vote.round, 1, elsewhere)).refuses("not_found");
    await expect(checkList(people.pim, vote.round, listOf(1), elsewhere)).refuses("not_found");
    await expect(issueCode(people.pim, vote.round, elsewhere)).refuses("not_found");
    await town.db.updateTable("ballotRound").set({ roll: "residents" }).where("id", "=", vote.round.id).execute();
    await expect(makeFile(people.pim, vote.round, 1)).refuses("codes_not_asked");
    await expect(issueCode(people.pim, vote.round)).refuses("codes_not_asked");
    await expect(readCodes(people.pim, vote.round)).refuses("codes_not_asked");
  });

  test("up to a million for a phase", async () => {
    const { projectId, phaseId } = { projectId: vote.project.id, phaseId: vote.round.phaseId };
    await town.db
      .insertInto("votingCodeSerial")
      .values({ projectId, phaseId, last: codeLimits.codesOfPhase - 2 })
      .execute();
    await expect(makeFile(people.pim, vote.round, 3)).refuses("too_many_codes");
    await expect(checkList(people.pim, vote.round, listOf(3))).refuses("too_many_codes");
    expect((await issueCode(people.pim, vote.round)).serial).toBe(codeLimits.codesOfPhase - 1);
    expect((await issueCode(people.pim, vote.round)).serial).toBe(codeLimits.codesOfPhase);
    await expect(issueCode(people.pim, vote.round)).refuses("too_many_codes");
  });
});
