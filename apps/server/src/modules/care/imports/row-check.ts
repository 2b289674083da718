/** Determines the outcomes of a table's rows: a batch takes as many statements as one row. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { ImportFault } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { type HouseMatch, type HouseQuery, houseFinder } from "#modules/neighbourhoods/index.ts";
import { listByContacts, privateDetailsSealer } from "../people/index.ts";
import { type ContactDraft, whomOf } from "./known-person.ts";
import { type DraftRow, shorten } from "./row-draft.ts";
import { importRowAt } from "./sealed-rows.ts";
import type { ImportRecord, NewRow } from "./store/imports.ts";

const batch = 500;

/** The address of a person to create; the house number as it was typed, because the address list has no box numbers. */
export type HomeAddress = HouseMatch & { houseNumber: string };

/** In batches. `path`: the output of the program that read the table. */
export async function* checkRows(db: Db, record: ImportRecord, path: string): AsyncGenerator<NewRow[]> {
  const find = await houseFinder(db);
  for await (const rows of batches(path)) {
    const houses = await find(rows.map(({ draft, house }) => (draft ? house : null)));
    const same = await contactMatcher(db, record.organisationId, rows);
    const seal = await privateDetailsSealer(db);
    yield rows.map((row, at) => {
      const checked = checkRow(record, row, houses[at] ?? null, same);
      if (checked.fate !== "new" || row.private === null) return checked;
      return { ...checked, sealed: seal(importRowAt(record.id, row.place), row.private) };
    });
  }
}

async function* batches(path: string): AsyncGenerator<DraftRow[]> {
  let rows: DraftRow[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line) as DraftRow);
    if (rows.length < batch) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** null: the e-mail address is one person's and the number another's, or both are those of a household that has no such name. */
type ContactMatcher = (draft: ContactDraft) => string | null | undefined;

/** Finds who already has an e-mail address or number in these rows; of a household, who has the row's name. */
async function contactMatcher(db: Db, organisationId: string, rows: readonly DraftRow[]): Promise<ContactMatcher> {
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []));
  const filled = (key: "email" | "phone") => drafts.map((draft) => draft[key]).filter(Boolean);
  const people = await listByContacts(db, organisationId, filled("email"), filled("phone"));
  return (draft) => whomOf(draft, people);
}

/** Without the private details, which are sealed afterwards. */
function checkRow(record: ImportRecord, row: DraftRow, found: HouseMatch | null, same: ContactMatcher): NewRow {
  const { place, name, faults, draft, house, sameAs } = row;
  const base = { place, name, sameAs, faults, personId: null, draft: null, sealed: null };
  const personId = draft && same(draft);
  // Of two rows with one number both may be people of one household.
  if (sameAs !== null && !(draft && personId)) return { ...base, fate: "double", faults: [] };
  if (draft === null) return { ...base, fate: "wrong" };
  const wrong = (fault: ImportFault): NewRow => ({ ...base, fate: "wrong", faults: [...faults, fault] });
  if (personId === null) return wrong({ code: "twoPeople", field: null, detail: "" });
  if (personId) {
    const help = record.kind === "helpers" ? { ...draft, home: null } : null;
    return { ...base, sameAs: null, fate: "there", faults: [], personId, draft: help };
  }
  const [unknown] = unknownAddress(house, found);
  if (unknown && !record.skipsAddress) return wrong(unknown);
  const home: HomeAddress | null = house && found ? { ...found, houseNumber: house.houseNumber } : null;
  return { ...base, fate: "new", faults: [...faults, ...unknownAddress(house, found)], draft: { ...draft, home } };
}

/** None if the house was found, or the row names none. */
function unknownAddress(house: HouseQuery | null, found: HouseMatch | null): ImportFault[] {
  if (house === null || found !== null) return [];
  const { street, houseNumber, postcode, municipality } = house;
  const detail = shorten(`${street} ${houseNumber}, ${postcode} ${municipality}`);
  return [{ code: "addressUnknown", field: "street", detail }];
}
