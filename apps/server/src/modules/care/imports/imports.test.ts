/** Members and helpers imported from a table: what is read, the outcome of each row, and which people are created. S2 §3, §5 */
import { buffer } from "node:stream/consumers";
import type { ImportField, ImportKind, PeopleImport } from "@stoep/contract/care";
import { beforeEach, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { fuzzTimeout, runs } from "../../../testing/fuzz.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const upload = (who: Person, text: string | Uint8Array, kind: ImportKind = "members", fileName = "leden.csv") =>
  who.care.uploadPeople({ query: { kind }, file: new Blob([text as BlobPart]), fileName });
const fieldsOf = ({ columns }: PeopleImport) => columns.map(({ field }) => field);

/** Checks the file with the guessed columns, unless told otherwise. */
async function check(
  who: Person,
  one: PeopleImport,
  more: { fields?: (ImportField | null)[]; skipsAddress?: boolean } = {},
) {
  const params = { importId: one.id };
  await who.care.checkPeopleImport({ params, body: { fields: fieldsOf(one), language: "nl", ...more } });
  await town.runDue();
  return who.care.getPeopleImport({ params });
}
async function confirm(who: Person, one: PeopleImport) {
  const params = { importId: one.id };
  await who.care.confirmPeopleImport({ params });
  await town.runDue();
  return who.care.getPeopleImport({ params });
}
const rowsOf = async (who: Person, one: PeopleImport) =>
  (await who.care.listImportRows({ params: { importId: one.id } })).items;
const faultsOf = async (who: Person, one: PeopleImport) =>
  (await rowsOf(who, one)).map(({ place, faults }) => `${place} ${faults.map(({ code }) => code).join(" ")}`.trim());

const address = () => {
  const street = town.noord.streets[0];
  return { street: street?.name ?? "", number: street?.addresses[0]?.houseNumber ?? "" };
};

describe("the outcome of each row", () => {
  test("new, there already, double in the file, or wrong with the reason; nothing changes before it is confirmed", async () => {
    const { wout } = town.people;
    await wout.care.createMember({ body: { firstName: "Lies", languages: ["nl"], email: "lies@zorg.example" } });
    const { street, number } = address();
    const file = [
      "Voornaam;Achternaam;E-mail;Telefoon;Talen;Straat;Nummer;Postcode;Gemeente",
      `An;Claes;an@zorg.example;0470 12 34 56;Nederlands, Frans;${street};${number};;`,
      "Lies;Peeters;LIES@zorg.example;;;;;;",
      "Anne;Claes;;+32 470 12 34 56;;;;;",
      "Bob;;;;;;;;",
      "Cor;;geen adres;;;;;;",
      "Dirk;;dirk@zorg.example;12;;;;;",
      "Els;;els@zorg.example;;Klingon;;;;",
      "Flor;;flor@zorg.example;;;Nergensstraat;1;9000;Gent",
      `Gust;;gust@zorg.example;;;${street};;;`,
      `${"x".repeat(300)};;h@zorg.example;;;;;;`,
      "=HYPERLINK(1);;i@zorg.example;;;;;;",
    ].join("\n");
    const one = await upload(wout, file);
    expect(fieldsOf(one)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "languages",
      "street",
      "houseNumber",
      "postalCode",
      "city",
    ]);
    const checked = await check(wout, one);
    expect(checked).toMatchObject({ state: "previewed", rows: 11, fates: { new: 1, there: 1, double: 1, wrong: 8 } });
    const rows = await rowsOf(wout, one);
    expect(rows[1]).toMatchObject({ fate: "there", person: { name: "Lies" } });
    expect(rows[2]).toMatchObject({ fate: "double", sameAs: 2 });
    expect((await faultsOf(wout, one)).slice(3)).toEqual([
      "5 contactRequired",
      "6 emailFormat",
      "7 phoneFormat",
      "8 languageUnknown",
      "9 addressUnknown",
      "10 addressIncomplete",
      "11 tooLong",
      "12 formula",
    ]);
    expect((await wout.care.listMembers()).items).toHaveLength(1);
    const done = await confirm(wout, one);
    expect(done).toMatchObject({ state: "done", fates: { added: 1, new: 0, there: 1 } });
    const { items } = await wout.care.listMembers();
    expect(items.map(({ name }) => name)).toEqual(["Lies", "An Claes"]);
    expect(items[1]).toMatchObject({
      languages: ["nl", "fr"],
      neighbourhood: { id: town.noord.id },
    });
    const an = await wout.care.getPerson({ params: { personId: items[1]?.id ?? "" } });
    expect(an.address).toMatchObject({ street, houseNumber: number });
  });

  test("people whose address is not in the list are taken without it, if that is asked for", async () => {
    const { wout } = town.people;
    const one = await upload(wout, 'name,mail,address\nFlor Smet,flor@zorg.example,"Nergensstraat 1, 9000 Gent"\n');
    expect(fieldsOf(one)).toEqual(["fullName", "email", "address"]);
    expect((await check(wout, one)).fates).toMatchObject({ wrong: 1 });
    expect((await check(wout, one, { skipsAddress: true })).fates).toMatchObject({ new: 1, wrong: 0 });
    await confirm(wout, one);
    expect((await wout.care.listMembers()).items).toMatchObject([{ name: "Flor Smet", neighbourhood: null }]);
  });

  test("a person created between the check and the import counts as existing", async () => {
    const { wout } = town.people;
    const one = await upload(wout, "Naam\tE-mail\nAn\tan@zorg.example\n");
    await check(wout, one);
    await wout.care.createMember({ body: { firstName: "An", languages: ["nl"], email: "an@zorg.example" } });
    expect(await confirm(wout, one)).toMatchObject({ state: "done", fates: { added: 0, there: 1 } });
  });
});

/** A workbook with this content in its rows. */
async function workbook(rows: string): Promise<Uint8Array> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from("<workbook><sheets><sheet/></sheets></workbook>"), "xl/workbook.xml");
  file.addBuffer(Buffer.from(`<sheetData>${rows}</sheetData>`), "xl/worksheets/sheet1.xml");
  file.end();
  return new Uint8Array(await buffer(file.outputStream));
}

describe("what the database could not hold is a fault of its row, not of the file", () => {
  const line = (number: string, name: string, email: string) =>
    `<row r="${number}"><c t="str"><v>${name}</v></c><c t="str"><v>${email}@zorg.example</v></c></row>`;

  test("half a character, a row's number of 1e308, an entity that nobody defines", async () => {
    const { wout } = town.people;
    const rows = [
      '<row r="1"><c t="str"><v>Naam _xD83D_</v></c><c t="str"><v>E-mail</v></c></row>',
      line("2", "An", "an"),
      line("3", "Bo_xD800_", "bo"),
      line("4", "Cor&#xD800;", "cor"),
      line("5", "Dirk&constructor;", "dirk"),
      line("6", "Els&nbsp;", "els"),
      line("1e308", "Flor", "flor"),
      line("8", "Gust_x0000_", "gust"),
      line("8", "Hilde", "hilde"),
      line("-1", "Ine", "ine"),
      line("11", `Jo ${"\u{1F3E0}".repeat(50)}`, "jo"),
    ];
    const one = await upload(wout, await workbook(rows.join("")), "members", "leden.xlsx");
    const checked = await check(wout, one, { fields: ["fullName", "email"] });
    expect(checked).toMatchObject({ state: "previewed", rows: 10 });
    expect(await faultsOf(wout, one)).toEqual([
      "2",
      "3 unreadable",
      "4 unreadable",
      "5 unreadable",
      "6 unreadable",
      "7 rowNumber",
      "8",
      "9 rowNumber",
      "10 rowNumber",
      "11",
    ]);
    expect(await confirm(wout, one)).toMatchObject({ state: "done", fates: { added: 3 } });
  });

  test("a word that is none of the choices, though every object has it", async () => {
    const { ada } = town.people;
    const one = await upload(ada, "Naam;E-mail;Tags;Talen;Geslacht\nAn;an@zorg.example;constructor;toString;valueOf\n");
    await check(ada, one);
    expect(await faultsOf(ada, one)).toEqual(["2 languageUnknown tagUnknown choiceUnknown"]);
  });
});

test("a file that takes too much is refused with the reason", async () => {
  const { wout } = town.people;
  await expect(upload(wout, await workbook("<a>".repeat(200)))).refuses("import_too_complex");
});

test("one organisation's imports never keep another's waiting for all of them", async () => {
  const { wout, caro } = town.people;
  const waiting: string[] = [];
  for (const who of [wout, wout, wout, caro]) {
    const one = await upload(who, "Naam;E-mail\nAn;an@zorg.example\n");
    const body = { fields: fieldsOf(one), language: "nl" as const };
    await who.care.checkPeopleImport({ params: { importId: one.id }, body });
    waiting.push(one.id);
  }
  const { rows } = await town.databases.pool.query(
    "select data->'payload'->>'importId' as id from pgboss.job where name = 'care.checkImport' order by priority desc, created_on",
  );
  expect(rows.map(({ id }) => waiting.indexOf(id))).toEqual([0, 3, 1, 2]);
});

describe("helpers", () => {
  test("bring what they help with; a member who is there becomes a helper too, and is not changed otherwise", async () => {
    const { wout, ada } = town.people;
    const { id: personId } = await wout.care.createMember({
      body: { firstName: "Lies", languages: ["nl"], email: "lies@zorg.example" },
    });
    const category = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
    const file = [
      "Naam;Bedrijf;E-mail;Soort hulp;Vervoer;Straal;Taken per maand",
      "An Claes;;an@zorg.example;vervoer;auto;5;3",
      "Jan;Klusjes bv;jan@zorg.example;;fiets;;",
      "Lieselot;;lies@zorg.example;Vervoer;;;",
      "Cor;;cor@zorg.example;Tuin;;ver;",
    ].join("\r\n");
    const one = await upload(wout, file, "helpers");
    expect((await check(wout, one)).fates).toMatchObject({ new: 2, there: 1, wrong: 1 });
    expect((await faultsOf(wout, one)).at(-1)).toBe("5 categoryUnknown numberFormat");
    await confirm(wout, one);
    const { items } = await wout.care.listHelpers();
    expect(items.map(({ name, kind, transport, status }) => `${name} ${kind} ${transport} ${status}`).sort()).toEqual([
      "An Claes neighbour car accepted",
      "Klusjes bv (Jan) company bike accepted",
      "Lies neighbour unknown accepted",
    ]);
    const { helper, person } = await wout.care.getHelper({ params: { personId } });
    expect(helper.categories).toEqual([{ id: category.id, name: "Vervoer" }]);
    expect(person).toMatchObject({ name: "Lies", isMember: true });
  });
});

describe("rights", () => {
  test("editors of care import; what is sealed only admins, encrypted; another organisation finds nothing", async () => {
    const { wout, ada, pim, caro } = town.people;
    const file =
      "Naam;E-mail;Rekeningnummer;Geboortedatum\nAn;an@zorg.example;BE71 0961 2345 6769;12/05/1950\nBo;bo@zorg.example;BE00 1;31/02/1950\n";
    await expect(upload(pim, file)).refuses("level_too_low");
    const theirs = await upload(wout, file);
    expect(fieldsOf(theirs)).toEqual(["fullName", "email", null, null]);
    const fields = ["fullName", "email", "iban", "birthOn"] as const;
    const params = { importId: theirs.id };
    await expect(wout.care.checkPeopleImport({ params, body: { fields: [...fields], language: "nl" } })).refuses(
      "level_too_low",
    );
    await expect(caro.care.getPeopleImport({ params })).refuses("not_found");
    expect((await ada.care.getPeopleImport({ params })).columns[1]?.samples).toEqual([]);
    expect((await wout.care.getPeopleImport({ params })).columns[1]?.samples).toEqual([
      "an@zorg.example",
      "bo@zorg.example",
    ]);
    const one = await upload(ada, file);
    expect(fieldsOf(one)).toEqual(fields);
    await check(ada, one);
    expect(await faultsOf(ada, one)).toEqual(["2", "3 dayFormat ibanFormat"]);
    expect(JSON.stringify(await rowsOf(ada, one))).not.toContain("BE00");
    const kept = JSON.stringify(await town.db.selectFrom("careImportRow").selectAll().execute());
    for (const secret of ["0961", "1950"]) expect(kept).not.toContain(secret);
    await confirm(ada, one);
    const [{ id: personId = "" } = {}] = (await ada.care.listMembers()).items;
    expect(await ada.care.showPrivate({ params: { personId } })).toMatchObject({
      iban: "BE71096123456769",
      birthOn: "1950-05-12",
    });
    const readings = await town.db.selectFrom("public.reading").select(["what", "people"]).orderBy("id").execute();
    expect(readings[0]).toEqual({ what: "import", people: 1 });
    expect((await ada.audit.listEntries()).items[0]).toMatchObject({ action: "care.importPeople" });
  });

  test("an import is confirmed once, within the day; then nothing of its file is left", async () => {
    const { wout } = town.people;
    const one = await upload(wout, "Naam;E-mail\nAn;an@zorg.example\nBo;bo\n");
    const params = { importId: one.id };
    await expect(wout.care.confirmPeopleImport({ params })).refuses("already_closed");
    await check(wout, one);
    const confirmed = await Promise.allSettled([1, 2, 3].map(() => wout.care.confirmPeopleImport({ params })));
    expect(confirmed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await town.runDue();
    await expect(wout.care.discardPeopleImport({ params })).refuses("already_closed");
    expect(await town.db.selectFrom("careImportRow").select("draft").where("draft", "is not", null).execute()).toEqual(
      [],
    );
    const other = await upload(wout, "Naam;E-mail\nCor;cor@zorg.example\n");
    await check(wout, other);
    await town.pass({ days: 1, hours: 1 });
    await expect(wout.care.getPeopleImport({ params: { importId: other.id } })).refuses("not_found");
    await town.pass({ days: 31 });
    expect((await wout.care.listPeopleImports()).items).toEqual([]);
  });
});

test("the same members imported twice make no double, and a batch takes as many statements as a row", {
  timeout: fuzzTimeout,
}, async () => {
  const { wout } = town.people;
  const file = (rows: number) =>
    `Voornaam;Achternaam;E-mail;Telefoon\n${Array.from({ length: rows }, (_, at) => `Jo;Nr ${at};p${at}@zorg.example;0470 ${String(at).padStart(6, "0")}`).join("\n")}`;
  const take = async (rows: number) => {
    const one = await upload(wout, file(rows));
    await check(wout, one);
    const params = { importId: one.id };
    await wout.care.confirmPeopleImport({ params });
    const statements = await statementsOf(town.databases.pool, () => town.runDue());
    return { one: await wout.care.getPeopleImport({ params }), statements: statements.length };
  };
  const few = await take(1);
  const many = await take(500);
  expect(many.statements).toBeLessThanOrEqual(few.statements + 2);
  // Five hundred, or ten thousand when fuzzing.
  const all = Math.max(500, runs(200).numRuns);
  expect((await take(all)).one.fates).toMatchObject({ added: all - 500, there: 500 });
  expect((await take(all)).one.fates).toMatchObject({ added: 0, there: all });
  expect(await wout.care.summariseMembers()).toMatchObject({ members: all });
});
