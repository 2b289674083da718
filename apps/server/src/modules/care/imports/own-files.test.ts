/** What care exports can be imported again as it is: in every format and language, without one wrong row, and unchanged. */
import { type ImportKind, spokenLanguages } from "@stoep/contract/care";
import { spreadsheetFormats } from "@stoep/contract/files";
import { type Language, languages } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { csvFormat } from "#modules/files/index.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";
import { spokenInWords } from "../spoken-languages.ts";
import { unmarkedCell } from "./cells/unmarked-cell.ts";
import { choiceWords } from "./choice-words.ts";

let town: Town;
const categories = ["Klussen, tuin en dieren", "Boodschappen en vervoer", "Rekenen = +1", "漢字"];
const tags = ["Rolstoel", "Hond, groot", "- stil"];

async function prepare(who: Person): Promise<{ categoryIds: string[]; tagIds: string[] }> {
  const made = { categoryIds: [] as string[], tagIds: [] as string[] };
  for (const name of categories)
    made.categoryIds.push((await who.care.createCategory({ body: { name, icon: "car" } })).id);
  for (const name of tags)
    made.tagIds.push((await who.care.saveTag({ body: { name, description: "x", colour: "red" } })).id);
  return made;
}

beforeAll(async () => {
  town = await newTown();
  const { ada, wout } = town.people;
  const { categoryIds, tagIds } = await prepare(ada);
  const street = town.noord.streets[0];
  const home = { street: street?.name ?? "", number: street?.addresses[0]?.houseNumber ?? "" };
  const file = `Voornaam;Achternaam;E-mail;Telefoon;Straat;Nummer\nAn;Claes;an@zorg.example;0470 55 10 19;${home.street};${home.number}\n`;
  const one = await wout.care.uploadPeople({ query: { kind: "members" }, file: new Blob([file]), fileName: "a.csv" });
  await take(wout, one.id, "nl");
  const members = [
    { firstName: "=1+1", lastName: "-Peeters", phone: "+31 6 12345678", keyRemark: "- geen bel; =klop\t+2", tagIds },
    { firstName: "Anne Marie", lastName: "Van den Berg", email: "am@zorg.example", tagIds: tagIds.slice(1) },
    { firstName: "漢字", lastName: "أعمال", email: "han@zorg.example", languages: spokenLanguages.slice(0, 10) },
    { firstName: '"Jo"', lastName: "O'Neil, jr.", phone: "+90 532 123 45 67", languages: ["tr" as const] },
  ];
  for (const member of members) await wout.care.createMember({ body: { languages: ["nl"], ...member } });
  const helpers = [
    { firstName: "Jan", companyName: "Klusjes, bv", kind: "company" as const, email: "jan@k.example", radiusKm: 12 },
    { firstName: "Eva", lastName: "De Wit", kind: "neighbour" as const, phone: "0470 55 10 20", monthlyCap: 4 },
    {
      firstName: "Tuin",
      companyName: "Tuin & Co",
      kind: "organisation" as const,
      email: "tuin@k.example",
      skills: "+ snoeien\u00a0; =zagen",
    },
  ];
  for (const [at, helper] of helpers.entries())
    await wout.care.createHelper({
      body: { languages: ["nl", "fr"], transport: "bike", ...helper, categoryIds: categoryIds.slice(0, at + 2) },
    });
}, 120_000);

async function take(who: Person, importId: string, language: Language) {
  const params = { importId };
  const { columns } = await who.care.getPeopleImport({ params });
  const fields = columns.map(({ field }) => field);
  await who.care.checkPeopleImport({ params, body: { fields, language } });
  await town.runDue();
  const checked = await who.care.getPeopleImport({ params });
  const faults = (await who.care.listImportRows({ params })).items.flatMap((row) =>
    row.faults.map(({ code, field, detail }) => `${row.name}: ${code} ${field} ${detail}`),
  );
  if (checked.fates.new > 0) {
    await who.care.confirmPeopleImport({ params });
    await town.runDue();
  }
  return { fates: checked.fates, rows: checked.rows, faults, fields };
}

const exportOf = (kind: ImportKind, who: Person, query: object): Promise<Blob> =>
  kind === "members" ? who.care.exportMembers({ query }) : who.care.exportHelpers({ query });

const speak = (who: Person, language: Language) =>
  town.db.updateTable("public.account").set({ language }).where("id", "=", who.accountId).execute();

describe.each(["members", "helpers"] as const)("%s", (kind) => {
  describe.each(languages)("in %s", (language) => {
    test.each(spreadsheetFormats)("as %s", async (format) => {
      const { wout } = town.people;
      await speak(wout, language);
      const file = await exportOf(kind, wout, { format, filteredBy: ["Zoeken: an"] });
      const fileName = format === "xlsx" ? "eigen.xlsx" : "eigen.csv";
      const one = await wout.care.uploadPeople({ query: { kind }, file, fileName });
      const { faults, fates, rows, fields } = await take(wout, one.id, language);
      expect(faults).toEqual([]);
      expect(rows).toBeGreaterThan(2);
      expect(fates).toMatchObject({ there: rows, new: 0, wrong: 0, double: 0 });
      const known = ["firstName", "lastName", "email", "phone", "street", "houseNumber", "postalCode", "city"];
      const more = kind === "helpers" ? ["companyName", "kind", "categories", "transport", "radiusKm"] : ["keyRemark"];
      expect(fields).toEqual(expect.arrayContaining([...known, "languages", "tags", ...more]));
    });
  });

  test("arrive as they were where nobody knows them", async () => {
    const { wout } = town.people;
    await speak(wout, "nl");
    const query = { format: "csv" as const };
    const before = await (await exportOf(kind, wout, query)).text();
    await town.db
      .updateTable("carePerson")
      .set({ email: sql`id || ${`@${kind}.example`}`, phone: null, phoneNational: "" })
      .execute();
    const one = await wout.care.uploadPeople({ query: { kind }, file: new Blob([before]), fileName: "eigen.csv" });
    const { faults, fates, rows } = await take(wout, one.id, "nl");
    expect({ faults, wrong: fates.wrong, fresh: fates.new }).toEqual({ faults: [], wrong: 0, fresh: rows });
    const after = await (await exportOf(kind, wout, query)).text();
    const contents = (text: string) => new Set(text.split("\r\n").map((line) => line.split('","').slice(0, 8).join()));
    for (const line of contents(before)) expect(contents(after)).toContain(line);
  });
});

test.each(languages)("every language that people speak is read by its name in %s", (language) => {
  const known = choiceWords().languages ?? {};
  const read = spokenLanguages.map((code) => known[fold(spokenInWords([code], language))]);
  expect(read).toEqual([...spokenLanguages]);
});

test.each(["=1", "-a", "\n- b", "a;\n-c;=d", "\t+1", "Markt; =1", '"=1"', "O'Neil", "'t Zuid"])(
  "%j in a text file of ours is read as it was written",
  (text) => {
    expect(unmarkedCell(csvFormat.cast.string(text))).toBe(text);
  },
);
