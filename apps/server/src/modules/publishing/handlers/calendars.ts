import { randomBytes } from "node:crypto";
import type { Language } from "@stoep/contract/kernel";
import { publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { limitTries, networkBySlug } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { always, asCalendar, windowAt } from "../activities/ics.ts";
import {
  type CalendarOf,
  type CalendarRow,
  deleteCalendarKey,
  findCalendar,
  findCalendarKey,
  findCalendarVersion,
  findOrganisation,
  listCalendarRows,
  putCalendarKey,
} from "../store/calendars.ts";
import { isReadBy } from "../store/reading.ts";

const guest = { kind: "guest" } as const;
/** From one address: enough for a calendar service that asks for many subscribers, too few to keep the database busy. */
const fetches = { max: 600, seconds: 60 };
const newKey = (): string => randomBytes(16).toString("base64url");

export const calendarHandlers = handle(publishing, {
  async readActivityCalendar({ params, actor, db, config, language }) {
    if (!(await isReadBy(db, actor, params.postId))) refuse("not_found");
    const { network } = actor;
    const rows = await listCalendarRows(db, params, { language, ...always });
    return ofOne(rows, { network, publicUrl: config.publicUrl, isPrivate: true });
  },

  async readPublicActivityCalendar(call) {
    const { params, db, bind, config, language } = call;
    await limitTries(call, "calendar", fetches);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    if (!(await isReadBy(near, guest, params.postId))) refuse("not_found");
    const rows = await listCalendarRows(near, { postId: params.postId }, { language, ...always });
    return ofOne(rows, { network, publicUrl: config.publicUrl, isPrivate: false });
  },

  async readCalendar(call) {
    const { params, db, bind, config, language, now } = call;
    await limitTries(call, "calendar", fetches);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const found = (await findCalendar(near, params.calendarKey)) ?? refuse("not_found");
    const { residentId, organisationId } = found;
    const of: CalendarOf = residentId ? { residentId } : { organisationId: organisationId ?? "", isPublic: false };
    const name = found.neighbourhood ?? found.organisation ?? network.name;
    const dates = await datesOf(near, of, { language: found.language ?? language, now });
    return asCalendar(dates, { name, network, publicUrl: config.publicUrl, isPrivate: true });
  },

  async readPublicCalendar(call) {
    const { params, db, bind, config, language, now } = call;
    await limitTries(call, "calendar", fetches);
    const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const organisation = (await findOrganisation(db, network.id, params.organisationId)) ?? refuse("not_found");
    const of = { organisationId: organisation.id, isPublic: true };
    const dates = await datesOf(bind(network).db, of, { language, now });
    return asCalendar(dates, { name: organisation.name, network, publicUrl: config.publicUrl, isPrivate: false });
  },

  async getMyCalendar({ actor: { network, residentId }, db, config }) {
    return addressOf(config, network, await findCalendarKey(db, { residentId }));
  },

  async renewMyCalendar({ actor: { network, residentId }, db, config, now }) {
    const key = newKey();
    if (!(await putCalendarKey(db, { residentId }, { id: newId(), key, now }))) refuse("changed_meanwhile");
    return addressOf(config, network, key);
  },

  async endMyCalendar({ actor: { residentId }, db }) {
    await deleteCalendarKey(db, { residentId });
    return { address: null };
  },

  async getOrganisationCalendar({ actor: { network, organisation }, db, config }) {
    return {
      ...addressOf(config, network, await findCalendarKey(db, { organisationId: organisation.id })),
      publicAddress: `${config.publicUrl}/api/networks/${network.slug}/organisations/${organisation.id}/activities.ics`,
    };
  },

  async renewOrganisationCalendar(call) {
    const { network, organisation } = call.actor;
    const key = newKey();
    await putCalendarKey(call.db, { organisationId: organisation.id }, { id: newId(), key, now: call.now });
    await record(call, { action: "publishing.renewCalendar", subject: subjectOf(organisation) });
    return addressOf(call.config, network, key);
  },

  async endOrganisationCalendar(call) {
    const { organisation } = call.actor;
    await deleteCalendarKey(call.db, { organisationId: organisation.id });
    await record(call, { action: "publishing.endCalendar", subject: subjectOf(organisation) });
    return { address: null };
  },
});

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ kind: "organisation", id, name });

const addressOf = ({ publicUrl }: Config, { slug }: Network, key: string | null) => ({
  address: key && `${publicUrl}/api/networks/${slug}/calendars/${key}/activities.ics`,
});

/** The span moves with the clock; what is in it is read only if it changed. */
async function datesOf(db: Db, of: CalendarOf, { language, now }: { language: Language; now: Date }) {
  const span = windowAt(now);
  const version = await findCalendarVersion(db, of, span);
  return { version: `${version} ${language}`, read: () => listCalendarRows(db, of, { language, ...span }) };
}

/** A message has no dates, and so no calendar. */
function ofOne(rows: readonly CalendarRow[], calendar: Omit<Parameters<typeof asCalendar>[1], "name" | "saveAs">) {
  const [first] = rows;
  if (!first) return refuse("not_found");
  const dates = { version: JSON.stringify(rows), read: async () => rows };
  return asCalendar(dates, { ...calendar, name: first.title, saveAs: "activity.ics" });
}
