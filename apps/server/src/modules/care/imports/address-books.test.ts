/** Files of address books: Google's and Outlook's columns are recognised, and what they write where there is nothing counts as nothing. */
import type { ImportFault } from "@stoep/contract/care";
import { beforeAll, describe, expect, test } from "vitest";
import { readTable } from "../../../testing/tables.ts";
import { choiceWords } from "./choice-words.ts";
import { guessFields } from "./headings.ts";
import { type DraftRow, draftRow } from "./row-draft.ts";

/** The rows of a file, read with the fields that are guessed for it. */
async function draftsOf(file: string): Promise<DraftRow[]> {
  const { heading, rows } = await readTable(Buffer.from(file), { language: "nl" });
  const rules = {
    kind: "members",
    fields: guessFields(heading, "members", true),
    language: "nl",
    country: "BE",
    words: choiceWords(),
    today: "2026-11-29",
    dayOrder: "day-first",
    skipsAddress: false,
    skipsDay: false,
  } as const;
  return Promise.all(rows.map((row) => draftRow(row, rules)));
}
const faultsOf = (rows: readonly DraftRow[]) =>
  rows.flatMap(({ faults }) => faults.map(({ code, field }: ImportFault) => `${code} ${field}`));

describe("Google", () => {
  const heading =
    "First Name,Middle Name,Last Name,Nickname,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country";
  let rows: DraftRow[];
  beforeAll(async () => {
    const an =
      'An,,Claes,,Stad Gent,1950-05-12,,,* myContacts,* ,an@zorg.example ::: claes@zorg.example,Home,09 210 10 10 ::: 0470 12 34 56,,,Home,"Veldstraat 12\n9000 Gent\nBE",Veldstraat 12,Gent,,,9000,BE';
    const bo = "Bo,,,,,,,,* myContacts ::: Buren,,,Mobile,0470 12 34 57,Home,09 210 10 11,,,,,,,,";
    rows = await draftsOf(`${heading}\n${an}\n${bo}\n`);
  });

  test("names, the first address of several, a mobile number rather than another, and where somebody lives", () => {
    expect(faultsOf(rows)).toEqual([]);
    expect(rows[0]).toMatchObject({
      draft: { firstName: "An", lastName: "Claes", email: "an@zorg.example", phone: "+32470123456", tagIds: [] },
      private: { birthOn: "1950-05-12" },
      house: { street: "Veldstraat", houseNumber: "12", postcode: "9000", municipality: "Gent" },
    });
    expect(rows[1]).toMatchObject({ draft: { firstName: "Bo", phone: "+32470123457" }, house: null });
  });

  test("somebody's labels and employer are not those of the organisation", () => {
    const fields = guessFields(heading.split(","), "helpers", true);
    for (const field of ["tags", "companyName", "categories"]) expect(fields).not.toContain(field);
  });
});

describe("Outlook", () => {
  test.each([
    [
      "English",
      "Title,First Name,Middle Name,Last Name,Company,Business Street,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Business Phone,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail Type,E-mail 2 Address,Gender,Language",
      "Mr.,An,,Claes,Stad Gent,Markt 1,Veldstraat 12,Gent,,9000,België,09 210 10 12,09 210 10 10,0470 12 34 56,0/0/00,Buren,an@zorg.example,SMTP,,Unspecified,",
    ],
    [
      "Dutch",
      "Voornaam,Achternaam,Bedrijf,Straat (thuis),Plaats (thuis),Postcode (thuis),Telefoon thuis,Mobiele telefoon,Verjaardag,Categorieën,E-mailadres,Geslacht",
      "An,Claes,Stad Gent,Veldstraat 12,Gent,9000,09 210 10 10,0470 12 34 56,0-0-00,Buren,an@zorg.example,Niet opgegeven",
    ],
    [
      "French",
      "Prénom,Nom,Société,Rue (domicile),Ville (domicile),Code postal (domicile),Téléphone (domicile),Tél. mobile,Anniversaire,Catégories,Adresse de messagerie,Sexe",
      "An,Claes,Stad Gent,Veldstraat 12,Gent,9000,09 210 10 10,0470 12 34 56,00/00/00,Buren,an@zorg.example,Non spécifié",
    ],
    [
      "Turkish",
      "Ad,Soyadı,Şirket,Ev Adresi - Cadde,Ev Adresi - Şehir,Ev Adresi - Posta Kodu,Ev Telefonu,Cep Telefonu,Doğum Günü,Kategoriler,E-posta Adresi,Cinsiyet",
      "An,Claes,Stad Gent,Veldstraat 12,Gent,9000,09 210 10 10,0470 12 34 56,00.00.0000,Buren,an@zorg.example,Belirtilmemiş",
    ],
  ])("in %s", async (_, heading, line) => {
    const rows = await draftsOf(`${heading}\n${line}\n`);
    expect(faultsOf(rows)).toEqual([]);
    expect(rows[0]).toMatchObject({
      draft: { firstName: "An", lastName: "Claes", email: "an@zorg.example", phone: "+32470123456", companyName: "" },
      private: null,
      house: { street: "Veldstraat", houseNumber: "12", postcode: "9000", municipality: "Gent" },
    });
  });
});
