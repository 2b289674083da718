import type { ImportState, peopleImports } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { json } from "#kernel/database.ts";
import { workbookOf } from "../../../testing/bad-luck/parsers/tables.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";

const random = () => ({ importId: newId(), checkedImportId: newId(), workbookImportId: newId() });

/** Without a file, so that the program that reads one is not started each time. */
async function stage({ clock, db, organisations, people }: Town, state: ImportState): Promise<string> {
  const id = newId();
  const row = { id, organisationId: organisations.city, kind: "members" as const, state, fileName: "leden.csv" };
  await db
    .insertInto("careImport")
    .values({
      ...row,
      columns: json([{ heading: "E-mail", field: "email" as const }]),
      samples: "",
      language: "nl",
      rows: 1,
      startedBy: people.wout.accountId,
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 60_000),
    })
    .execute();
  return id;
}

const sheetOf = (name: string) =>
  `<sheetData>${["Naam", name].map((text) => `<row><c t="str"><v>${text}</v></c></row>`).join("")}</sheetData>`;

/** A workbook of two sheets, each with a person. */
export const twoSheets = (): Promise<Buffer> =>
  workbookOf(sheetOf("Lies"), {
    "xl/workbook.xml":
      '<workbook><sheets><sheet name="Leden" r:id="r1"/><sheet name="Vroeger" r:id="r2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    "xl/worksheets/sheet2.xml": sheetOf("Jan"),
  });

async function stageWorkbook({ people: { wout } }: Town): Promise<string> {
  const file = new Blob([new Uint8Array(await twoSheets())]);
  return (await wout.care.uploadPeople({ query: { kind: "members" }, file, fileName: "leden.xlsx" })).id;
}

export const importSamples = defineSamples<typeof peopleImports>()({
  stage: {
    importId: (town) => stage(town, "mapping"),
    checkedImportId: (town) => stage(town, "previewed"),
    workbookImportId: stageWorkbook,
  },
  random,
  of: ({ importId, checkedImportId, workbookImportId }) => ({
    listPeopleImports: { by: "wout", input: {} },
    uploadPeople: {
      by: "wout",
      input: {
        query: { kind: "members" },
        file: new Blob(["Naam;E-mail\nLies;lies@zorg.example\n"]),
        fileName: "leden.csv",
      },
    },
    getPeopleImport: { by: "wout", input: { params: { importId } } },
    listImportRows: { by: "wout", input: { params: { importId } } },
    checkPeopleImport: {
      by: "wout",
      input: { params: { importId }, body: { fields: ["email"], language: "nl" } },
    },
    chooseImportSheet: { by: "wout", input: { params: { importId: workbookImportId }, body: { sheet: 1 } } },
    exportWrongRows: { by: "wout", input: { params: { importId: checkedImportId }, query: { format: "csv" } } },
    confirmPeopleImport: { by: "wout", input: { params: { importId: checkedImportId } } },
    discardPeopleImport: { by: "wout", input: { params: { importId } } },
  }),
});
