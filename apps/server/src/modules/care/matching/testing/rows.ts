/** Somebody who needs help, people who give it, and a ticket: as rows with an address, so that a test says only what it is about. */
import { daysAfter } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import { v7 as newId } from "uuid";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import type { CareHelperTable, CarePersonTable, CareTicketTable } from "../../../../schema/db.types.ts";
import type { Town } from "../../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../../testing/rows.ts";

type PersonDraft = Partial<Insertable<CarePersonTable>>;

/** A place at the south-western corner of Noord, moved east by this many kilometres. */
export const kilometresEast = (east: number) => ({ longitude: 3.7 + east / 69.9, latitude: 51.06 });

let count = 0;
const contactAndAddress = () => ({
  phone: `+3247${String(++count).padStart(7, "0")}`,
  street: "Noordstraat",
  houseNumber: "3",
  postalCode: "9990",
  city: "Testdorp",
  ...kilometresEast(0),
});

export const newPerson = (town: Town, draft: PersonDraft = {}): Promise<string> =>
  aPerson(town, { ...contactAndAddress(), firstName: "Rosa", lastName: "Peeters", ...draft });

/** An accepted helper of the neighbourhood kind, with nothing else filled in. */
export const newHelper = (
  town: Town,
  person: PersonDraft = {},
  helper: Partial<Insertable<CareHelperTable>> = {},
): Promise<string> =>
  aHelper(town, { ...helper, person: { ...contactAndAddress(), firstName: "Jan", lastName: "Maes", ...person } });

export async function newCategory(town: Town, name: string, organisationId = town.organisations.city): Promise<string> {
  const id = newId();
  await town.db.insertInto("careCategory").values({ id, organisationId, name, icon: "hand", position: 0 }).execute();
  return id;
}

export const giveCategory = (town: Town, personId: string, categoryId: string) =>
  town.db.insertInto("careHelperCategory").values({ personId, categoryId }).execute();

/** Numbered after the organisation's latest. */
export async function newTicket(town: Town, draft: Partial<Insertable<CareTicketTable>> = {}): Promise<string> {
  const organisationId = draft.organisationId ?? town.organisations.city;
  const memberId = draft.memberId ?? (await newPerson(town, { organisationId }));
  const { lastNumber: number } = await town.db
    .insertInto("careSetting")
    .values({ organisationId, lastNumber: 1, updatedAt: town.clock.now() })
    .onConflict((conflict) =>
      conflict.column("organisationId").doUpdateSet((eb) => ({ lastNumber: eb("careSetting.lastNumber", "+", 1) })),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  return aTicket(town, {
    state: "open",
    title: "Boodschappen doen",
    helperLine: "Boodschappen doen",
    number,
    ...draft,
    memberId,
  });
}

/** A helper who was asked by mail, with the token of their link. */
export async function aCandidate(
  town: Town,
  ticketId: string,
  helperId?: string,
): Promise<{ id: string; token: string; helperId: string }> {
  const [id, token, asked] = [newId(), newToken(), helperId ?? (await newHelper(town))];
  const now = town.clock.now();
  await town.db
    .insertInto("careCandidate")
    .values({
      id,
      ticketId,
      helperId: asked,
      state: "sent",
      channel: "mail",
      tokenHash: hashOfToken(token),
      askedAt: now,
      expiresAt: daysAfter(now, 7),
    })
    .execute();
  return { id, token, helperId: asked };
}

/** A link of the ticket's helper to their page. */
export async function aLink(
  town: Town,
  link: { ticketId: string; personId: string; side?: "member" | "helper" },
): Promise<string> {
  const token = newToken();
  await town.db
    .insertInto("careLink")
    .values({ side: "helper", ...link, tokenHash: hashOfToken(token), madeAt: town.clock.now() })
    .execute();
  return token;
}
