/** What is chosen for an import: the sheet, the order of dates, what a row is taken without; and the rows that are wrong as a file. S2 §3 */
import type { ImportMapping, PeopleImport } from "@stoep/contract/care";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { twoSheets } from "../testing/imports-samples.ts";

let town: Town;
let wout: Person;
let ada: Person;
beforeEach(async () => {
  town = await nextTown();
  ({ wout, ada } = town.people);
});

const upload = (text: string | Uint8Array, who = wout) =>
  who.care.uploadPeople({ query: { kind: "members" }, file: new Blob([text as BlobPart]), fileName: "leden.csv" });

async function check(one: PeopleImport, more: Partial<ImportMapping> = {}, who = wout) {
  const params = { importId: one.id };
  const fields = one.columns.map(({ field }) => field);
  await who.care.checkPeopleImport({ params, body: { fields, language: "nl", ...more } });
  await town.runDue();
  return who.care.getPeopleImport({ params });
}
/** Which of its files are stored. */
async function storedOf({ id }: PeopleImport): Promise<string[]> {
  const stored: string[] = [];
  for (const name of [id, `${id}-workbook`])
    if (await town.outside.files.get(`care/imports/${name}`)) stored.push(name);
  return stored;
}
const rowsOf = async ({ id }: PeopleImport, who = wout) =>
  (await who.care.listImportRows({ params: { importId: id } })).items;

describe("dates", () => {
  const file = "Naam;E-mail;Ingeschreven op\nAn;an@zorg.example;03/04/2025\nBo;bo@zorg.example;04/25/2025\n";

  test("are read in the usual order of the network, or in the other if that is chosen", async () => {
    const one = await upload(file);
    expect(one).toMatchObject({ dayOrder: "day-first", skipsDay: false });
    expect((await check(one)).fates).toMatchObject({ new: 1, wrong: 1 });
    expect(await check(one, { dayOrder: "month-first" })).toMatchObject({
      dayOrder: "month-first",
      fates: { new: 2, wrong: 0 },
    });
    expect((await check(one, { skipsDay: true })).dayOrder).toBe("month-first");
  });

  test("a row with nothing wrong but its date is taken without it, and says so; one with more is not", async () => {
    const one = await upload(`${file}Cor;cor;31/02/2025\n`);
    expect((await check(one, { skipsDay: true })).fates).toMatchObject({ new: 2, wrong: 1 });
    const rows = await rowsOf(one);
    expect(rows.map(({ fate, faults }) => [fate, ...faults.map(({ code }) => code)])).toEqual([
      ["new"],
      ["new", "dayFormat"],
      ["wrong", "dayFormat", "emailFormat"],
    ]);
    await wout.care.confirmPeopleImport({ params: { importId: one.id } });
    await town.runDue();
    const kept = await town.db
      .selectFrom("carePerson")
      .select(["firstName", "subscribedOn"])
      .orderBy("firstName")
      .execute();
    expect(kept.map(({ firstName, subscribedOn }) => `${firstName} ${subscribedOn}`)).toEqual([
      "An 2025-04-03",
      "Bo null",
    ]);
  });

  test("an address that is incomplete is left out like one that is unknown", async () => {
    const one = await upload(
      "Naam;E-mail;Adres\nAn;an@zorg.example;Nergensstraat\nBo;bo@zorg.example;Nergensstraat 1\n",
    );
    expect((await check(one)).fates).toMatchObject({ new: 0, wrong: 2 });
    expect((await check(one, { skipsAddress: true })).fates).toMatchObject({ new: 2, wrong: 0 });
    const codes = (await rowsOf(one)).flatMap(({ faults }) => faults.map(({ code }) => code));
    expect(codes).toEqual(["addressIncomplete", "addressUnknown"]);
  });
});

describe("sheets", () => {
  test("another one can be chosen, by whoever uploaded the workbook, until the import is confirmed", async () => {
    const one = await upload(new Uint8Array(await twoSheets()));
    expect(one).toMatchObject({ sheets: ["Leden", "Vroeger"], sheet: 0, columns: [{ samples: ["Lies"] }] });
    const choice = (sheet: number) => ({ params: { importId: one.id }, body: { sheet } });
    const chosen = await wout.care.chooseImportSheet(choice(1));
    expect(chosen).toMatchObject({ sheet: 1, state: "mapping", columns: [{ samples: ["Jan"], field: "fullName" }] });
    await expect(wout.care.chooseImportSheet(choice(2))).refuses("import_empty");
    await expect(ada.care.chooseImportSheet(choice(0))).refuses("not_found");
    await check(chosen);
    expect((await rowsOf(one)).map(({ name }) => name)).toEqual(["Jan"]);
    expect((await wout.care.chooseImportSheet(choice(0))).state).toBe("mapping");
    expect(await rowsOf(one)).toEqual([]);
    expect(await storedOf(one)).toEqual([one.id, `${one.id}-workbook`]);
    await wout.care.discardPeopleImport({ params: { importId: one.id } });
    expect(await storedOf(one)).toEqual([]);
  });

  test("a text file has none", async () => {
    const one = await upload("Naam;E-mail\nAn;an@zorg.example\n");
    expect(one.sheets).toEqual([]);
    await expect(wout.care.chooseImportSheet({ params: { importId: one.id }, body: { sheet: 0 } })).refuses(
      "not_found",
    );
  });
});

describe("rows that are wrong", () => {
  const file = "Naam;E-mail;Hond\nAn;an@zorg.example;ja\nBo;bo;=1+1\nCor;cor@zorg.example;nee\n";
  const save = ({ id }: PeopleImport, who = wout) =>
    who.care.exportWrongRows({ params: { importId: id }, query: { format: "csv" } });

  test("are a file with all their columns and the reason, which can be corrected and uploaded again", async () => {
    const one = await upload(file);
    await expect(save(one)).refuses("not_found");
    const { wrongRowsUntil, expiresAt } = await check(one);
    expect(wrongRowsUntil).toBe(expiresAt);
    const text = await (await save(one)).text();
    expect(text.split("\r\n")[0]).toContain('"Naam","E-mail","Hond"');
    expect(text).toContain('"Bo","bo","\'=1+1"');
    expect(text).not.toContain("an@zorg.example");
    const again = await upload(text.replace('"bo"', '"bo@zorg.example"'));
    expect((await check(again)).fates).toMatchObject({ new: 1, wrong: 0 });
    await expect(save(one, ada)).refuses("not_found");
    expect((await ada.care.getPeopleImport({ params: { importId: one.id } })).wrongRowsUntil).toBeNull();
  });

  test("stay for a day after the import, and the others go at once", async () => {
    const one = await upload(file);
    await check(one);
    const params = { importId: one.id };
    await wout.care.confirmPeopleImport({ params });
    await town.runDue();
    expect(await (await save(one)).text()).toContain('"bo"');
    const done = await wout.care.getPeopleImport({ params });
    expect(done).toMatchObject({ state: "done", wrongRowsUntil: expect.any(String) });
    await town.pass({ days: 1, hours: 1 });
    await expect(save(one)).refuses("not_found");
    expect((await wout.care.getPeopleImport({ params })).wrongRowsUntil).toBeNull();
    expect(await storedOf(one)).toEqual([]);
  });
});
