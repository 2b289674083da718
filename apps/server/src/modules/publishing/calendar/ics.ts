/** Dates of activities as a calendar file: one event per date. */

import { plainText, shortened } from "@stoep/contract/rich-text";
import type { Network } from "#kernel/actor.ts";
import type { Download } from "#kernel/module.ts";
import { type CalendarEvent, calendarFile } from "#modules/files/index.ts";
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
export function calendarDownload(
  { version, read }: CalendarDates,
  { network, ...calendar }: CalendarOptions,
): Download {
  const home = `${calendar.publicUrl}/${network.slug}`;
  const events = async () => (await read()).map((row) => eventOf(row, home));
  return calendarFile({ version, read: events }, { ...calendar, product: network.slug });
}

function eventOf(row: CalendarRow, home: string): CalendarEvent {
  const { longitude, latitude } = row;
  const url = `${home}/m/${row.postId}`;
  return {
    id: row.id,
    revision: row.revision,
    changedAt: row.editedAt ?? row.publishedAt ?? row.startsAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    summary: row.title,
    description: [shortened(plainText(row.textHtml), summaryMax), row.organisation, url],
    address: row.address,
    pin: { longitude, latitude },
    url,
    isOff: row.cancelledAt !== null,
  };
}

export const allTime = { from: new Date("1970-01-01T00:00:00Z"), until: new Date("9999-01-01T00:00:00Z") };
