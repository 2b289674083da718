/** Letters with codes: who gets one, what is on it, what a code proves, and what it must not reveal. D §5, §9 */
import { limits } from "@stoep/contract/rate-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { newTown, nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
  await waits(town.people.gust);
});

/** Gust lives alone in house 5 of the first street of Zuid. */
const waits = (person: Person) =>
  town.db.updateTable("resident").set({ provenAt: null }).where("accountId", "=", person.accountId).execute();

const order = (change: object = {}) => ({
  body: { neighbourhoodId: town.zuid.id, streetId: null, isReprint: false, ...change },
});
async function print(by: Person = town.people.mona, change: object = {}) {
  const asked = await by.residents.printLetters(order(change));
  await town.runDue();
  const batch = (await by.residents.listLetters()).items.find(({ id }) => id === asked.id);
  return { asked, batch, params: { batchId: asked.id, part: 1 } };
}
const pdfOf = async (params: { batchId: string; part: number }) =>
  Buffer.from(await (await town.people.mona.residents.readLetters({ params })).arrayBuffer());
const codeOn = (page = "") => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/m.exec(page)?.[0] ?? "";
async function printedCode(change: object = {}): Promise<string> {
  const { params } = await print(town.people.mona, change);
  return codeOn(pagesOfPdf(await pdfOf(params))[0]);
}
const enter = (code: string, by: Person = town.people.gust) => by.residents.enterLetterCode({ body: { code } });
const filesOfLetters = () => [...town.outside.stored.keys()].filter((key) => key.startsWith("letters/"));
const street = () => town.zuid.streets[0];

describe("a letter", () => {
  test("is one page for a household in which nobody is proven: its address and a code, in the network’s languages, no name", async () => {
    const { params, batch } = await print();
    const pdf = await pdfOf(params);
    const pages = pagesOfPdf(pdf);
    expect(pages).toHaveLength(1);
    const house = street()?.addresses[4]?.houseNumber;
    expect(pages[0]).toContain(`${street()?.name} ${house}`);
    expect(pages[0]).toContain("Bevestig je adres met deze code");
    expect(codeOn(pages[0])).not.toBe("");
    for (const name of ["Gust", "Peeters", town.people.gust.email]) expect(pages[0]).not.toContain(name);
    const raw = pdf.toString("latin1");
    for (const tag of ["/StructTreeRoot", "/H1", "/Lang (nl", "(Brieven met codes: Zuid)"]) expect(raw).toContain(tag);
    expect(raw).toMatch(/pdfuaid:part(>|=")1/);
    expect(batch).toMatchObject({ state: "done", parts: 1, households: null, by: "Mona Peeters" });
  });

  test("says the same in every language of the network, still on one page", async () => {
    await town.db
      .updateTable("public.network")
      .set({ languages: ["nl", "fr", "en", "tr"] })
      .where("slug", "=", "testdorp")
      .execute();
    const { params } = await print();
    const pdf = await pdfOf(params);
    const pages = pagesOfPdf(pdf);
    expect(pages).toHaveLength(1);
    for (const said of ["Bevestig", "Confirmez", "Confirm your", "onaylayın"]) expect(pages[0]).toContain(said);
    expect(pdf.toString("latin1")).toMatch(/\/Lang \(tr/);
  });

  test("goes to nobody where a resident is proven, declined, or has moved away", async () => {
    const { mona, gust } = town.people;
    // Noord: Dirk is proven, and can confirm Daan.
    await expect(mona.residents.printLetters(order({ neighbourhoodId: town.noord.id }))).refuses("no_letters");
    const found = (await mona.residents.listWaitingResidents()).items.find(
      ({ residentId }) => residentId === gust.session.residentId,
    );
    const params = { residentId: found?.residentId ?? "" };
    await mona.residents.declineResident({ params, body: { since: found?.since ?? "", reason: "Nee" } });
    await expect(mona.residents.printLetters(order())).refuses("no_letters");
  });

  test("can be for one street of the neighbourhood", async () => {
    const [here, elsewhere] = [town.zuid.streets[0], town.oost.streets[0]];
    const wrong = town.people.mona.residents.printLetters(order({ streetId: elsewhere?.id }));
    await expect(wrong).refuses("not_found");
    const { batch } = await print(town.people.mona, { streetId: here?.id });
    expect(batch).toMatchObject({ state: "done", street: here?.name });
  });

  test("is not printed again while its code is valid, unless asked for", async () => {
    const { mona } = town.people;
    await print();
    await expect(mona.residents.printLetters(order())).refuses("no_letters");
    await town.pass({ days: 43 });
    expect((await print()).batch?.state).toBe("done");
  });

  test("waits for those that are being made", async () => {
    const { mona, ada } = town.people;
    const both = await Promise.allSettled([mona, ada].map((one) => one.residents.printLetters(order())));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(mona.residents.printLetters(order())).refuses("letters_running");
    await town.runDue();
    expect((await print(mona, { isReprint: true })).batch?.state).toBe("done");
  });

  test("that was never made is given up within hours, and does not hold up the next", async () => {
    const { asked } = await print();
    await town.db.updateTable("letterBatch").set({ state: "running", filesUntil: null }).execute();
    await town.pass({ hours: 4 });
    const { items } = await town.people.mona.residents.listLetters();
    expect(items).toMatchObject([{ id: asked.id, state: "failed" }]);
    expect((await print(town.people.mona, { isReprint: true })).batch?.state).toBe("done");
  });
});

describe("a code", () => {
  test("proves the resident who enters it, however it is typed, and a housemate too", async () => {
    const { gust, daan, mona } = town.people;
    const code = await printedCode();
    expect(await gust.residents.getMyResidence()).toMatchObject({ letter: { validUntil: expect.any(String) } });
    const home = await town.db
      .selectFrom("resident")
      .select(["householdId", "neighbourhoodId", "streetId"])
      .where("accountId", "=", gust.accountId)
      .executeTakeFirstOrThrow();
    await town.db.updateTable("resident").set(home).where("accountId", "=", daan.accountId).execute();
    expect(await enter(` ${code.toLowerCase().replaceAll("-", " ")} `)).toMatchObject({ isProven: true, letter: null });
    expect(await enter(code, daan)).toMatchObject({ isProven: true });
    const { items } = await mona.residents.listWaitingResidents();
    expect(items.map(({ residentId }) => residentId)).not.toContain(gust.session.residentId);
  });

  test("opens one household", async () => {
    const code = await printedCode();
    await expect(enter(code, town.people.daan)).refuses("invalid_input", { code: "letterCodeWrong" });
    expect((await town.people.daan.residents.getMyResidence()).isProven).toBe(false);
  });

  test("expires after six weeks", async () => {
    const code = await printedCode();
    await town.pass({ days: 43 });
    await expect(enter(code)).refuses("invalid_input", { code: "letterCodeExpired" });
  });

  test("ends with a reprint", async () => {
    const first = await printedCode();
    const second = await printedCode({ isReprint: true });
    await expect(enter(first)).refuses("invalid_input", { code: "letterCodeWrong" });
    expect((await enter(second)).isProven).toBe(true);
  });

  test("is used once by each resident", async () => {
    const code = await printedCode();
    await enter(code);
    await waits(town.people.gust);
    await expect(enter(code)).refuses("invalid_input", { code: "letterCodeUsed" });
  });

  test("proves also those whom the city declined, and stays unused when staff were faster", async () => {
    const { mona, gust } = town.people;
    const code = await printedCode();
    const residentId = gust.session.residentId ?? "";
    const found = (await mona.residents.listWaitingResidents()).items.find((one) => one.residentId === residentId);
    const input = { params: { residentId }, body: { since: found?.since ?? "" } };
    await mona.residents.proveResident(input);
    expect((await enter(code)).isProven).toBe(true);
    await mona.residents.undoResidenceDecision(input);
    await mona.residents.declineResident({ ...input, body: { ...input.body, reason: "Nee" } });
    expect(await enter(code)).toMatchObject({ isProven: true, declined: null });
  });

  test("and a confirmation by staff at the same moment prove once", async () => {
    const { mona, gust } = town.people;
    const code = await printedCode();
    const residentId = gust.session.residentId ?? "";
    const found = (await mona.residents.listWaitingResidents()).items.find((one) => one.residentId === residentId);
    const input = { params: { residentId }, body: { since: found?.since ?? "" } };
    await Promise.all([mona.residents.proveResident(input), enter(code)]);
    expect((await gust.residents.getMyResidence()).isProven).toBe(true);
  });

  test("is stored as a hash only", async () => {
    const code = await printedCode();
    const rows = await town.db.selectFrom("letterCode").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });

  test("is not found by guessing: of a hundred guesses ten are looked at, and the right one then waits too", async () => {
    town = await newTown({ limits });
    await waits(town.people.gust);
    const code = await printedCode();
    const refusals: string[] = [];
    for (let guess = 0; guess < 100; guess++)
      await enter(`AAAA-BBBB-C${String(guess).padStart(3, "0")}`).catch(({ code: why }) => refusals.push(why));
    expect(refusals.filter((why) => why === "invalid_input")).toHaveLength(10);
    expect(refusals.filter((why) => why === "too_many_requests")).toHaveLength(90);
    await expect(enter(code)).refuses("too_many_requests");
    await town.pass({ hours: 2 });
    expect((await enter(code)).isProven).toBe(true);
  });

  test("is not found by many accounts at one network address either", async () => {
    const { gust, daan, dirk, fatma } = town.people;
    const refusals: string[] = [];
    for (const person of [gust, daan, dirk, fatma])
      for (let guess = 0; guess < 10; guess++)
        await enter(`AAAA-BBBB-DD${guess}`, person).catch(({ code: why }) => refusals.push(why));
    expect(refusals.filter((why) => why === "invalid_input")).toHaveLength(30);
    expect(refusals.filter((why) => why === "too_many_requests")).toHaveLength(10);
  });
});

describe("who learns what", () => {
  test("only administrators of the city print, and only who asked for the letters downloads them, for a day", async () => {
    const { els, aisha, ada, mona, otto } = town.people;
    await expect(els.residents.printLetters(order())).refuses("level_too_low");
    await expect(aisha.residents.printLetters(order())).refuses("not_allowed");
    await expect(otto.residents.printLetters(order())).refuses("not_found");
    const { params, batch } = await print();
    expect(batch?.downloadableUntil).not.toBeNull();
    expect(filesOfLetters()).toHaveLength(1);
    expect((await ada.residents.listLetters()).items).toMatchObject([{ id: params.batchId, downloadableUntil: null }]);
    for (const other of [ada, otto]) await expect(other.residents.readLetters({ params })).refuses("not_found");
    await expect(mona.residents.readLetters({ params: { ...params, part: 2 } })).refuses("not_found");
    await town.pass({ hours: 26 });
    await expect(mona.residents.readLetters({ params })).refuses("not_found");
    expect(filesOfLetters()).toEqual([]);
  });

  test("answers and the log count in tens, and never name a house", async () => {
    const { ada, mona } = town.people;
    await crowdIn(town, town.oost, 24);
    await town.db.updateTable("resident").set({ provenAt: null }).where("neighbourhoodId", "=", town.oost.id).execute();
    await print();
    const { batch } = await print(mona, { neighbourhoodId: town.oost.id });
    expect(batch?.households).toBe(20);
    const { items } = await ada.audit.listEntries();
    expect(items).toMatchObject([
      { action: "residents.printLetters", subject: { name: "Oost" }, new: { letters: 20, isReprint: false } },
      { action: "residents.printLetters", subject: { name: "Zuid" }, new: { letters: "few" } },
    ]);
    const said = JSON.stringify([items, await mona.residents.listLetters()]);
    expect(said).not.toContain("Huis ");
    expect(said).not.toContain(`${street()?.name} ${street()?.addresses[4]?.houseNumber}`);
  });
});
