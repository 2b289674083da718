/** House numbers are shown to the people of the house, and to no staff. D §5 */
import { contract } from "@stoep/contract";
import { kindOf, type Route } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOver } from "./client.ts";
import { pagesOfPdf } from "./pdf-text.ts";
import type { PersonName } from "./people.ts";
import { sampleOf, stage } from "./samples/index.ts";
import { newTown, type Town } from "./town.ts";
import { textsIn } from "./unzip.ts";

/** In every house number of the list, and in that of a home that is not in the list. */
const sign = "HUISNR";

/** The city's list of addresses, which anybody may search and which says nothing of people; and letters to households. */
const onPurpose = [
  "neighbourhoods.findPlaces",
  "residents.getBorderAddress",
  "residents.listMovedAddresses",
  "residents.moveAddress",
  "residents.readLetters",
  // Where a member of care lives, as they told it so that somebody can come; found in the city's list, not in a household.
  "care.findCareAddresses",
  "care.createMember",
];

const forStaff = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table)
    .filter(([, route]) => ["staff", "owner", "system", "subject", "resident-or-staff"].includes(route.access.to))
    .filter(([, route]) => kindOf(route) !== "stream")
    .map(([name]) => ({ capability, name })),
);

let town: Town;
beforeAll(async () => {
  town = await newTown();
  await town.db
    .updateTable("address")
    .set({ houseNumber: sql<string>`${sign}::text || house_number` })
    .execute();
  const home = { addressId: null, pinnedLabel: `Pinweg ${sign}9` };
  const { gust } = town.people;
  const lived = await town.db
    .selectFrom("resident")
    .select("householdId")
    .where("accountId", "=", gust.accountId)
    .executeTakeFirstOrThrow();
  await town.db.updateTable("household").set(home).where("id", "=", lived.householdId).execute();
  for (const capability of Object.keys(contract)) await stage(town, capability);
});

type Loose = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** The answer as text, with everything that is packed in it. */
async function textOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Blob)) return JSON.stringify(answer) ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 2).toString() === "PK") return JSON.stringify(textsIn(bytes));
  return bytes.subarray(0, 4).toString() === "%PDF" ? pagesOfPdf(bytes).join() : bytes.toString();
}

async function answerTo({ capability, name }: (typeof forStaff)[number]): Promise<string | null> {
  const ids = await stage(town, capability, name);
  await sampleOf({ capability, name }, ids).prepare?.();
  const { by, input, headers } = sampleOf({ capability, name }, ids);
  if (by === "guest" || town.people[by as PersonName].session.residentId) return null;
  const own = await headers;
  const caller = own ? clientOver(town.http, async () => own) : town.people[by as PersonName];
  return textOf(await (caller as unknown as Loose)[capability]?.[name]?.(await input));
}

describe("no house number", () => {
  test("is unknown to the people of the house: the sign is in the data", async () => {
    expect(JSON.stringify(await town.people.dirk.residents.getMyResidence())).toContain(sign);
    expect(JSON.stringify(await town.people.gust.residents.getMyResidence())).toContain(sign);
  });

  test.each(forStaff.filter(({ capability, name }) => !onPurpose.includes(`${capability}.${name}`)))(
    "is in the answer of $capability $name to staff",
    async (walked) => {
      expect((await answerTo(walked)) ?? "").not.toContain(sign);
    },
  );

  test("is in a mail to staff, nor in the log", async () => {
    await town.runDue();
    const staff = Object.values(town.people).filter(({ session }) => !session.residentId);
    const mails = staff.flatMap(({ email }) => town.mails(email));
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain(sign);
    const { rows } = await town.databases.pool.query("select * from audit_entry");
    expect(rows.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(sign);
  });
});
