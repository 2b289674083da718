import type { ImportState, peopleImports } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { json } from "#kernel/database.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";

const random = () => ({ importId: newId(), checkedImportId: newId() });

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

export const importSamples = defineSamples<typeof peopleImports>()({
  stage: {
    importId: (town) => stage(town, "mapping"),
    checkedImportId: (town) => stage(town, "previewed"),
  },
  random,
  of: ({ importId, checkedImportId }) => ({
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
    confirmPeopleImport: { by: "wout", input: { params: { importId: checkedImportId } } },
    discardPeopleImport: { by: "wout", input: { params: { importId } } },
  }),
});
