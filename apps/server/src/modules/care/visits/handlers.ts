import { type VisitCalendar, visitCalendars } from "@stoep/contract/care";
import type { Network } from "#kernel/actor.ts";
import type { ResidentCall } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import { calendarFile, subscriptionWindow } from "#modules/files/index.ts";
import { findLinkedPersonId } from "../account-links/index.ts";
import { deleteCalendars, findCalendarPerson, findCalendarSince, lockPerson, upsertCalendar } from "../people/index.ts";
import { calendarEntryOf, findPersonalLink, findWorkOrder, languageOf } from "../tickets/index.ts";
import { listVisits } from "./store.ts";
import { viewVisitEvent } from "./views.ts";

/** From one network address: enough for everybody in a home for the elderly. */
const openingsPerAddress = { max: 300, seconds: 3600 };
/** From one network address: enough for a calendar service that fetches for many subscribers. */
const fetchLimit = { max: 600, seconds: 60 };

export const visitHandlers = handle(visitCalendars, {
  async readVisitCalendar(call) {
    const { bind, config, db, now, params } = call;
    await limitTries(call, "care calendar", fetchLimit);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const person = (await findCalendarPerson(near, hashOfToken(params.token))) ?? refuse("not_found");
    const language = languageOf(person, network);
    const rows = await listVisits(near, person.id, subscriptionWindow(now));
    const events = rows.map((row) => viewVisitEvent(row, { personId: person.id, language }));
    return calendarFile(
      { version: JSON.stringify(events), read: async () => events },
      { name: person.organisation, product: "care", publicUrl: config.publicUrl, isPrivate: true },
    );
  },

  async getLinkedCalendar(call) {
    const { bind, db, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    return viewCalendar(near, (await findLinkHolder(near, params.token)).id);
  },

  async renewLinkedCalendar(call) {
    const { bind, config, db, now, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return bind(network).transact(async ({ db: near }) =>
      renewCalendar({ db: near, config, network, now }, await findLinkHolder(near, params.token)),
    );
  },

  async endLinkedCalendar(call) {
    const { bind, db, params } = call;
    await limitTries(call, "care answer", openingsPerAddress);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return bind(network).transact(async ({ db: near }) => {
      await deleteCalendars(near, [(await findLinkHolder(near, params.token)).id]);
      return { since: null, address: null };
    });
  },

  async getOwnVisitCalendar(call) {
    return viewCalendar(call.db, (await findOwnPerson(call)).id);
  },

  async renewOwnVisitCalendar(call) {
    const { actor, config, db, now } = call;
    const holder = { ...(await findOwnPerson(call)), accountId: actor.accountId };
    return renewCalendar({ db, config, now, network: actor.network }, holder);
  },

  async endOwnVisitCalendar(call) {
    await deleteCalendars(call.db, [(await findOwnPerson(call)).id]);
    return { since: null, address: null };
  },
});

interface Holder {
  id: string;
  organisationId: string;
  /** With which they must still be linked; undefined for the holder of a link to a visit. */
  accountId?: string;
}

/** Whose link it is, as long as its visit is to come: one that is over, or has become somebody else's, opens no calendar. */
async function findLinkHolder(db: Db, token: string): Promise<Holder> {
  const link = (await findPersonalLink(db, hashOfToken(token))) ?? refuse("not_found");
  const row = (await findWorkOrder(db, link.ticketId)) ?? refuse("not_found");
  const entry = calendarEntryOf(row, link) ?? refuse("not_found");
  if (entry.isOver) refuse("not_found");
  return { id: link.personId, organisationId: row.organisationId };
}

async function findOwnPerson({ actor, db, params }: ResidentCall<Db> & { params: { organisationId: string } }) {
  const { id } = (await findLinkedPersonId(db, actor.accountId, params.organisationId)) ?? refuse("not_found");
  return { id, organisationId: params.organisationId };
}

const viewCalendar = async (db: Db, personId: string): Promise<VisitCalendar> => ({
  since: (await findCalendarSince(db, personId))?.toISOString() ?? null,
  address: null,
});

interface RenewScope {
  db: Tx;
  config: Config;
  network: Pick<Network, "slug">;
  now: Date;
}

/** A link is ended, and a person suspended, under the same lock, and their address with it: none is made after that. */
async function renewCalendar({ db, config, network, now }: RenewScope, { id, organisationId, accountId }: Holder) {
  const person = (await lockPerson(db, organisationId, id)) ?? refuse("not_found");
  if (person.suspendedAt !== null) refuse("not_found");
  if (accountId !== undefined && person.accountId !== accountId) refuse("not_found");
  const key = newToken();
  await upsertCalendar(db, id, { keyHash: hashOfToken(key), madeAt: now });
  const address = `${config.publicUrl}/api/networks/${network.slug}/care/calendars/${key}/visits.ics`;
  return { since: now.toISOString(), address };
}
