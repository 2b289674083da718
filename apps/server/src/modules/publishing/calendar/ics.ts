/** Dates as a calendar file. RFC 5545: lines folded and escaped, one id per date, each change a later revision. */

import { createHash } from "node:crypto";
import { daysAfter, daysBefore } from "@stoep/contract/kernel";
import { plainText, shortened } from "@stoep/contract/rich-text";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Network } from "#kernel/actor.ts";
import type { Download } from "#kernel/module.ts";
import type { CalendarRow } from "./store/subscriptions.ts";

interface CalendarOptions {
  name: string;
  network: Pick<Network, "slug" | "name">;
  publicUrl: string;
  /** For some people only, although anyone with the address can fetch it. */
  isPrivate: boolean;
  /** Set for a single activity, which is saved as a file; other calendars are subscribed to. */
  saveAs?: string;
}

interface CalendarDates {
  /** Differs whenever the rows do. */
  version: string;
  read: () => Promise<readonly CalendarRow[]>;
}

const summaryMax = 2000;

/** Calendar programs fetch every hour: the dates are only read if they changed since the last time. */
export function calendarDownload({ version, read }: CalendarDates, calendar: CalendarOptions): Download {
  const { isPrivate, saveAs } = calendar;
  return {
    content: async () => Buffer.from(renderCalendar(await read(), calendar)),
    etag: etagOf([version, calendar]),
    isPrivate,
    type: "text/calendar; charset=utf-8",
    saveAs,
  };
}

/** Raise it when `written` produces different text for the same dates. */
const renderVersion = 2;

const etagOf = (what: unknown): string =>
  `"${createHash("sha256")
    .update(JSON.stringify([renderVersion, what]))
    .digest("base64url")
    .slice(0, 22)}"`;

function renderCalendar(rows: readonly CalendarRow[], { name, network, publicUrl, saveAs }: CalendarOptions): string {
  const file = ical({
    name: asText(name),
    prodId: { company: "Stoep", product: network.slug },
    method: ICalCalendarMethod.PUBLISH,
    ...(saveAs ? {} : { ttl: 3600 }),
  });
  const { hostname } = new URL(publicUrl);
  for (const row of rows) {
    const url = `${publicUrl}/${network.slug}/m/${row.postId}`;
    const { longitude: lon, latitude: lat } = row;
    const place = lon === null || lat === null ? {} : { geo: { lat, lon } };
    file.createEvent({
      id: `${row.id}@${hostname}`,
      sequence: row.revision,
      // When it was last changed, not when it was fetched.
      stamp: row.editedAt ?? row.publishedAt ?? row.startsAt,
      start: row.startsAt,
      end: row.endsAt,
      summary: row.title,
      description: [shortened(plainText(row.textHtml), summaryMax), row.organisation, url].filter(Boolean).join("\n\n"),
      location: { title: row.address, ...place },
      url,
      status: row.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
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
export const allTime = { from: new Date("1970-01-01T00:00:00Z"), until: new Date("9999-01-01T00:00:00Z") };
