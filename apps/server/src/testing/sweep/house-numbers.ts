/** House numbers are shown to the people of the house, and to no staff. D §5 */
import type { Route } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { pagesOfPdf } from "../pdf-text.ts";
import type { Town } from "../town.ts";
import { textsIn } from "../unzip.ts";
import type { Walked, Who } from "./routes.ts";

/** A mark in every house number, of listed and of unlisted homes. */
export const sign = "HUISNR";

export async function signHouseNumbers({ db, people: { gust } }: Town): Promise<void> {
  await db
    .updateTable("address")
    .set({ houseNumber: sql<string>`${sign}::text || house_number` })
    .execute();
  const home = { addressId: null, pinnedLabel: `Pinweg ${sign}9` };
  const lived = await db
    .selectFrom("resident")
    .select("householdId")
    .where("accountId", "=", gust.accountId)
    .executeTakeFirstOrThrow();
  await db.updateTable("household").set(home).where("id", "=", lived.householdId).execute();
}

/** Routes that show house numbers by design: the city's list of addresses, which anybody may search and which says nothing about people; and letters to households. */
const onPurpose = [
  "neighbourhoods.findPlaces",
  "residents.getBorderAddress",
  "residents.listMovedAddresses",
  "residents.moveAddress",
  "residents.readLetters",
  // The address that a member of care gave so that somebody can come; it comes from the city's list, not from a household.
  "care.findCareAddresses",
  "care.createMember",
];

const toStaff: Route["access"]["to"][] = ["staff", "owner", "system", "subject", "resident-or-staff"];

/** Whether no response to this person may contain a house number. */
export const hidesHouseNumbers = ({ people }: Town, { capability, name, route }: Walked, by: Who): boolean =>
  toStaff.includes(route.access.to) &&
  !onPurpose.includes(`${capability}.${name}`) &&
  by !== "guest" &&
  people[by].session.residentId === null;

/** The response as text, with everything packed inside it. */
export async function textOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Blob)) return JSON.stringify(answer) ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 2).toString() === "PK") return JSON.stringify(await textsIn(bytes));
  return bytes.subarray(0, 4).toString() === "%PDF" ? pagesOfPdf(bytes).join() : bytes.toString();
}
