/** Events as a calendar file. RFC 5545: lines folded and escaped, one id per event, each change a later revision. */

import { createHash } from "node:crypto";
import { daysAfter, daysBefore } from "@stoep/contract/kernel";
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Download } from "#kernel/module.ts";

export interface CalendarEvent {
  id: string;
  revision: number;
  /** When it was last changed, not when it was fetched. */
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  /** Paragraphs; empty ones are left out. */
  description: readonly (string | null)[];
  address: string;
  pin?: { longitude: number | null; latitude: number | null };
  url?: string;
  organizer?: string;
  isOff: boolean;
}

interface FileOptions {
  product: string;
  publicUrl: string;
}

interface CalendarOptions extends FileOptions {
  name: string;
  /** For some people only, although anyone with the address can fetch it. */
  isPrivate: boolean;
  /** Set for a single file; other calendars are subscribed to. */
  saveAs?: string | undefined;
}

export interface CalendarContent {
  /** Changes whenever the events do. */
  version: string;
  read: () => Promise<readonly CalendarEvent[]>;
}

/** Calendar programs fetch every hour: the events are only written if they changed since the last time. */
export function calendarFile({ version, read }: CalendarContent, calendar: CalendarOptions): Download {
  const { isPrivate, saveAs } = calendar;
  return {
    content: async () => Buffer.from(renderCalendar(await read(), calendar)),
    etag: etagOf([version, calendar]),
    isPrivate,
    type: mediaType,
    saveAs,
  };
}

/** One event for some people, to be saved: programs move the one that they have, or remove it when it is off. */
export function eventFile(event: CalendarEvent, { saveAs, ...options }: FileOptions & { saveAs: string }): Download {
  const method = event.isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const content = Buffer.from(renderEvents(ical({ ...headOf(options), method }), [event], options));
  return { content, isPrivate: true, type: mediaType, saveAs };
}

const mediaType = "text/calendar; charset=utf-8";

/** Raise it when `renderCalendar` produces different text for the same events. */
const renderVersion = 3;

const etagOf = (what: unknown): string =>
  `"${createHash("sha256")
    .update(JSON.stringify([renderVersion, what]))
    .digest("base64url")
    .slice(0, 22)}"`;

const headOf = ({ product }: FileOptions) => ({ prodId: { company: "Stoep", product } });

function renderCalendar(events: readonly CalendarEvent[], { name, saveAs, ...options }: CalendarOptions): string {
  const file = ical({
    ...headOf(options),
    name: asText(name),
    method: ICalCalendarMethod.PUBLISH,
    ttl: saveAs ? null : 3600,
  });
  return renderEvents(file, events, options);
}

function renderEvents(file: ICalCalendar, events: readonly CalendarEvent[], { publicUrl }: FileOptions): string {
  const { hostname } = new URL(publicUrl);
  for (const event of events) {
    const { longitude: lon = null, latitude: lat = null } = event.pin ?? {};
    const place = lon === null || lat === null ? {} : { geo: { lat, lon } };
    file.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.revision,
      stamp: event.changedAt,
      start: event.startsAt,
      end: event.endsAt,
      summary: event.summary,
      description: event.description.filter(Boolean).join("\n\n") || null,
      location: event.address ? { title: event.address, ...place } : null,
      url: event.url ?? null,
      organizer: event.organizer ? { name: event.organizer, email: `noreply@${hostname}` } : null,
      status: event.isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return file.toString();
}

/** The library escapes every text except the name of the calendar. */
const asText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");

/** The period of a subscription: from three months back to a year ahead. */
export function subscriptionWindow(now: Date): { from: Date; until: Date } {
  return { from: daysBefore(now, 92), until: daysAfter(now, 366) };
}
