import { randomBytes } from "node:crypto";
import type { Language } from "@stoep/contract/kernel";
import { publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { guest, type Network } from "#kernel/actor.ts";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { subscriptionWindow } from "#modules/files/index.ts";
import { isReadableBy } from "../posts/index.ts";
import { allTime, calendarDownload } from "./ics.ts";
import {
  type CalendarRow,
  type CalendarScope,
  deleteCalendarKey,
  findCalendar,
  findCalendarKey,
  findCalendarVersion,
  findOrganisation,
  listCalendarRows,
  upsertCalendarKey,
} from "./store/subscriptions.ts";

/** From one address: enough for a calendar service that fetches for many subscribers, too few to keep the database busy. */
const fetchLimit = { max: 600, seconds: 60 };
const newKey = (): string => randomBytes(16).toString("base64url");

export const calendarHandlers = handle(publishing, {
  async readActivityCalendar({ params, actor, db, config, language }) {
    if (!(await isReadableBy(db, actor, params.postId))) refuse("not_found");
    const { network } = actor;
    const rows = await listCalendarRows(db, params, { language, ...allTime });
    return activityDownload(rows, { network, publicUrl: config.publicUrl, isPrivate: true });
  },

  async readPublicActivityCalendar(call) {
    const { params, db, bind, config, language } = call;
    await limitTries(call, "calendar", fetchLimit);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    if (!(await isReadableBy(near, guest, params.postId))) refuse("not_found");
    const rows = await listCalendarRows(near, { postId: params.postId }, { language, ...allTime });
    return activityDownload(rows, { network, publicUrl: config.publicUrl, isPrivate: false });
  },

  async readCalendar(call) {
    const { params, db, bind, config, language, now } = call;
    await limitTries(call, "calendar", fetchLimit);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const near = bind(network).db;
    const found = (await findCalendar(near, params.calendarKey)) ?? refuse("not_found");
    const { residentId, organisationId } = found;
    const of: CalendarScope = residentId ? { residentId } : { organisationId: organisationId ?? "", isPublic: false };
    const name = found.neighbourhood ?? found.organisation ?? network.name;
    const dates = await subscriptionDates(near, of, { language: found.language ?? language, now });
    return calendarDownload(dates, { name, network, publicUrl: config.publicUrl, isPrivate: true });
  },

  async readPublicCalendar(call) {
    const { params, db, bind, config, language, now } = call;
    await limitTries(call, "calendar", fetchLimit);
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const organisation = (await findOrganisation(db, network.id, params.organisationId)) ?? refuse("not_found");
    const of = { organisationId: organisation.id, isPublic: true };
    const dates = await subscriptionDates(bind(network).db, of, { language, now });
    return calendarDownload(dates, { name: organisation.name, network, publicUrl: config.publicUrl, isPrivate: false });
  },

  async getMyCalendar({ actor: { network, residentId }, db, config }) {
    return calendarAddress(config, network, await findCalendarKey(db, { residentId }));
  },

  async renewMyCalendar({ actor: { network, residentId }, db, config, now }) {
    const key = newKey();
    if (!(await upsertCalendarKey(db, { residentId }, { id: newId(), key, now }))) refuse("changed_meanwhile");
    return calendarAddress(config, network, key);
  },

  async endMyCalendar({ actor: { residentId }, db }) {
    await deleteCalendarKey(db, { residentId });
    return { address: null };
  },

  async getOrganisationCalendar({ actor: { network, organisation }, db, config }) {
    return {
      ...calendarAddress(config, network, await findCalendarKey(db, { organisationId: organisation.id })),
      publicAddress: `${config.publicUrl}/api/networks/${network.slug}/organisations/${organisation.id}/activities.ics`,
    };
  },

  async renewOrganisationCalendar(call) {
    const { network, organisation } = call.actor;
    const key = newKey();
    await upsertCalendarKey(call.db, { organisationId: organisation.id }, { id: newId(), key, now: call.now });
    await record(call, { action: "publishing.renewCalendar", subject: subjectOf(organisation) });
    return calendarAddress(call.config, network, key);
  },

  async endOrganisationCalendar(call) {
    const { organisation } = call.actor;
    await deleteCalendarKey(call.db, { organisationId: organisation.id });
    await record(call, { action: "publishing.endCalendar", subject: subjectOf(organisation) });
    return { address: null };
  },
});

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ kind: "organisation", id, name });

const calendarAddress = ({ publicUrl }: Config, { slug }: Network, key: string | null) => ({
  address: key && `${publicUrl}/api/networks/${slug}/calendars/${key}/activities.ics`,
});

/** The span moves with the clock; its content is read only if it changed. */
async function subscriptionDates(db: Db, of: CalendarScope, { language, now }: { language: Language; now: Date }) {
  const span = subscriptionWindow(now);
  const version = await findCalendarVersion(db, of, span);
  return { version: `${version} ${language}`, read: () => listCalendarRows(db, of, { language, ...span }) };
}

/** Refuses messages, which have no dates. */
function activityDownload(
  rows: readonly CalendarRow[],
  calendar: Omit<Parameters<typeof calendarDownload>[1], "name" | "saveAs">,
) {
  const [first] = rows;
  if (!first) return refuse("not_found");
  const dates = { version: JSON.stringify(rows), read: async () => rows };
  return calendarDownload(dates, { ...calendar, name: first.title, saveAs: "activity.ics" });
}
