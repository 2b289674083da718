/** People and tickets of care inserted directly, for tests of figures: any number, at any moment. */

import type { TicketState } from "@stoep/contract/care";
import { hourMs } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import { v7 as newId } from "uuid";
import { nobodyId } from "#kernel/sql/counters.ts";
import type { CareHelperTable, CarePersonTable, CareTicketTable } from "../../../schema/db.types.ts";
import type { Town } from "../../../testing/town.ts";

type PartialRow<T> = Partial<Insertable<T>>;
let lastNumber = 0;

/** A member, unless `more` says otherwise. */
export async function aPerson(town: Town, more: PartialRow<CarePersonTable> = {}): Promise<string> {
  const id = newId();
  const now = town.clock.now();
  lastNumber += 1;
  await town.db
    .insertInto("carePerson")
    .values({
      id,
      organisationId: town.organisations.city,
      isMember: true,
      joinedAt: now,
      firstName: "Jeanne",
      lastName: `Peeters ${lastNumber}`,
      email: `person${lastNumber}@care.example`,
      language: "nl",
      languages: ["nl"],
      updatedAt: now,
      ...more,
    })
    .execute();
  return id;
}

/** Accepted and of the neighbourhood kind, unless `more` says otherwise. */
export async function aHelper(
  town: Town,
  {
    categories = [],
    person = {},
    ...more
  }: PartialRow<CareHelperTable> & { categories?: readonly string[]; person?: PartialRow<CarePersonTable> } = {},
): Promise<string> {
  const personId = await aPerson(town, { isMember: false, ...person });
  const organisationId = person.organisationId ?? town.organisations.city;
  const now = town.clock.now();
  await town.db
    .insertInto("careHelper")
    .values({
      personId,
      organisationId,
      kind: "neighbour",
      status: "accepted",
      statusAt: now,
      helperSince: now,
      ...more,
    })
    .execute();
  for (const categoryId of categories)
    await town.db.insertInto("careHelperCategory").values({ personId, categoryId }).execute();
  return personId;
}

/** With its row in the counters. For a state that needs a helper, the caller gives `helperId`. */
export async function aTicket(
  town: Town,
  { state, ...more }: PartialRow<CareTicketTable> & { state: TicketState; memberId: string },
): Promise<string> {
  const id = newId();
  const now = town.clock.now();
  const organisationId = more.organisationId ?? town.organisations.city;
  lastNumber += 1;
  const hasDay = state === "planned" || state === "in-progress" || state === "executed";
  await town.db
    .insertInto("careTicket")
    .values({
      id,
      organisationId,
      // Above those that are counted up.
      number: 100_000 + lastNumber,
      title: `Boodschappen ${lastNumber}`,
      state,
      stateAt: now,
      source: "staff",
      createdAt: now,
      updatedAt: now,
      ...(hasDay ? { startsAt: now, endsAt: new Date(now.getTime() + hourMs) } : {}),
      solvedAt: state === "solved" ? now : undefined,
      revokedBecause: state === "revoked" ? ("no-longer-needed" as const) : undefined,
      ...more,
    })
    .execute();
  await town.db
    .insertInto("careTicketTally")
    .values({
      organisationId,
      state,
      assigneeId: more.assigneeId ?? nobodyId,
      isConfidential: more.isConfidential ?? false,
      total: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "state", "assigneeId", "isConfidential"])
        .doUpdateSet(({ eb, ref }) => ({ total: eb(ref("careTicketTally.total"), "+", 1) })),
    )
    .execute();
  return id;
}
