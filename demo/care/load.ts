/** Care in the demonstration: people, their tickets and their helpers, written table by table. */
import { dayAt, daysBefore, startOfMonth } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/kernel/database.ts";
import { defaultCategories } from "../../apps/server/src/modules/care/settings/index.ts";
import { insertEvents } from "../load/notices.ts";
import { organisationId, staffId } from "../load/people.ts";
import { insertAll, type Site } from "../load/site.ts";
import { ZONE } from "../moments.ts";
import { stableId } from "../stable-id.ts";
import { countAll, type TicketCounts } from "./counts.ts";
import { duplicateRows, duplicatesOf } from "./duplicates.ts";
import { attachedRows } from "./files.ts";
import { consentVersions, formConsent, formIntro, formLanguages } from "./form-words.ts";
import { insertAccountLinks } from "./load-account-links.ts";
import { insertHelperDetails, insertPeople } from "./load-people.ts";
import { insertForms, insertThreads, insertTickets } from "./load-tickets.ts";
import { careEvents } from "./notices.ts";
import { type DemoHelper, type Home, helpersOf, membersOf } from "./people.ts";
import * as words from "./phrases.ts";
import { candidatesOf, entryOf } from "./thread.ts";
import { type CareWorld, seriesOf, ticketsOf } from "./tickets.ts";
import { onTheWay } from "./wishes-away.ts";
import { atHome } from "./wishes-home.ts";

const sizes = {
  small: { members: 90, helpers: 70, tickets: 260, series: 4 },
  city: { members: 420, helpers: 260, tickets: 1500, series: 10 },
} as const;

const kinds = [...atHome, ...onTheWay];
const owner = organisationId("stad-gent");
const categoryId = (icon: string) => stableId("care/category", icon);
const concierges = ["griet", "els", "nadia"] as const;

/** Only for the city that has care. Returns the number of tickets. */
export async function insertCare(site: Site, size: keyof typeof sizes): Promise<number> {
  const { trx, now } = site;
  const { members: memberCount, helpers: helperCount, tickets: ticketCount, series: seriesCount } = sizes[size];
  const homes = await readHomes(trx);
  const taken = new Set<string>();
  const members = membersOf(memberCount, homes, taken);
  const helpers = helpersOf(helperCount, homes, kinds, taken);
  const world: CareWorld = {
    now,
    members,
    helpers,
    kinds,
    concierges: concierges.map(staffId),
    admin: staffId("pieter"),
  };
  const repeated = seriesOf(world, seriesCount);
  const tickets = [...ticketsOf(world, ticketCount), ...repeated.flatMap((one) => one.tickets)].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const asked = new Map(tickets.map((ticket) => [ticket, candidatesOf(ticket, helpers, now)]));
  const entries = new Map(tickets.map((ticket) => [ticket, entryOf(ticket)]));
  const counts = countAll(tickets, [...asked.values()].flat());
  await insertSettings(site, tickets.length);
  const doubles = duplicatesOf(members);
  await insertPeople(site, { members: [...members, ...doubles.map(({ again }) => again)], helpers, counts });
  await insertAll(trx, "careDouble", duplicateRows(doubles, owner, daysBefore(now, 1)));
  await insertHelperDetails(site, { members, helpers: withCap(helpers, counts, now), counts });
  await insertTickets(
    site,
    tickets,
    repeated.map((one) => one.series),
  );
  await insertAccountLinks(site, { owner, members, helpers, tickets });
  await insertForms(site, tickets);
  await insertAll(trx, "careTicketFile", attachedRows(tickets));
  await insertThreads(site, tickets, asked, entries);
  await insertEvents(site, await careEvents(site, tickets, asked));
  await insertAll(
    trx,
    "careTicketTally",
    counts.tally.map((row) => ({ ...row, organisationId: owner })),
  );
  await insertAll(trx, "careHelperLoad", counts.load);
  await insertAll(
    trx,
    "careDuo",
    counts.duos.map((row) => ({ ...row, organisationId: owner })),
  );
  return tickets.length;
}

/** The helper with the most tasks this month has reached their limit: nobody asks them before the next month. */
function withCap(helpers: readonly DemoHelper[], { load }: TicketCounts, now: Date): DemoHelper[] {
  const month = startOfMonth(dayAt(now, ZONE));
  const [busiest] = load.filter((one) => one.month === month).sort((one, other) => other.tasks - one.tasks);
  return helpers.map((one) => (one.id === busiest?.helperId ? { ...one, monthlyCap: busiest.tasks } : one));
}

/** Some hundreds of addresses in each neighbourhood, in an order determined by the address file alone. */
async function readHomes(db: Db): Promise<Map<string, Home[]>> {
  const dice = sql<string>`md5(concat(street.postcode, address.house_number, street.name))`;
  const ranked = db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .innerJoin("neighbourhood as area", "area.id", "address.neighbourhoodId")
    .select(["area.code as area", "area.id as areaId", "street.name as street", "street.postcode"])
    .select(["street.municipality", "address.houseNumber", "address.longitude", "address.latitude"])
    .select(sql<number>`row_number() over (partition by area.id order by ${dice})`.as("place"));
  const rows = await db
    .selectFrom(ranked.as("home"))
    .selectAll()
    .where("place", "<=", 400)
    .orderBy("area")
    .orderBy("place")
    .execute();
  return Map.groupBy(rows, ({ area }) => area);
}

async function insertSettings({ trx, now }: Site, lastNumber: number): Promise<void> {
  const since = daysBefore(now, 640);
  await insertAll(trx, "careSetting", [
    {
      organisationId: owner,
      lastNumber,
      hourlyRateCents: 1850,
      hasForm: true,
      formIntro,
      formConsent,
      updatedAt: since,
    },
  ]);
  await insertAll(
    trx,
    "careConsent",
    formLanguages.map((language) => ({
      organisationId: owner,
      version: consentVersions[language],
      language,
      text: formConsent[language],
      since,
    })),
  );
  await insertAll(
    trx,
    "careCategory",
    defaultCategories.map(({ icon, names: { nl, ...others } }, position) => ({
      id: categoryId(icon),
      organisationId: owner,
      name: nl,
      icon,
      position,
      translations: others,
    })),
  );
  await insertAll(
    trx,
    "careFunction",
    words.functions.map((one, position) => ({
      ...one,
      id: stableId("care/function", one.title),
      organisationId: owner,
      position,
    })),
  );
  await insertAll(
    trx,
    "careTag",
    words.tags.map((tag) => ({ ...tag, id: stableId("care/tag", tag.name), organisationId: owner })),
  );
  await insertAll(
    trx,
    "careWorkerFunction",
    [
      ["griet", "Buurtzorgregisseur"],
      ["nadia", "Brugfiguur"],
    ].map(([who = "", title = ""]) => ({
      organisationId: owner,
      accountId: staffId(who),
      functionId: stableId("care/function", title),
    })),
  );
}
