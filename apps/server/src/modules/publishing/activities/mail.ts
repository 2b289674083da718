/** What people coming to an activity are told, in their language: by mail, and on devices where they switched push on. */
import type { Language } from "@stoep/contract/kernel";
import { v5 as idFrom } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { devicesOf, queueMails, queuePushes, type Template } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { selectRecipients } from "../store/attendance.ts";
import { findActivityMail } from "../store/dates.ts";

export type Telling = Pick<Context<Tx>, "db" | "now" | "enqueue" | "config"> & { network: Network };

/** Returns the `values` of any mail about an activity. Refuses with `not_found`. */
export async function activityMail({ db, config, network }: Telling, postId: string, address?: string | null) {
  const post = (await findActivityMail(db, postId)) ?? refuse("not_found");
  return (language: Language) => ({
    title: post.translations.find((one) => one.language === language)?.title ?? post.title,
    organisation: post.organisationName,
    network: network.name,
    place: address ?? post.address,
    link: `${config.publicUrl}/${network.slug}/m/${postId}`,
  });
}

/** "zaterdag 24 oktober 2026 om 19:00" */
export const momentIn = (language: Language, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(moment);

/** A date that a mail tells about. */
export interface ToldDate {
  id: string;
  startsAt: Date;
  /** When it began before it was moved. */
  was?: Date;
  address: string | null;
  revision: number;
}
interface News {
  what: "datesMoved" | "datesCancelled" | "datesRestored";
  postId: string;
  /** In order. The caller leaves out dates that nobody needs to be told about. */
  dates: readonly ToldDate[];
  reason?: string;
}

/** Tells people by mail and on their devices, once per person and subject. Returns the number of mails. */
export async function tellPeople<V extends Record<string, string>>(
  call: Telling,
  news: { template: Template<V>; subjectId: string; values: (language: Language) => NoInfer<V> },
  people: ReturnType<typeof selectRecipients>,
): Promise<number> {
  const told = { ...news, networkId: call.network.id };
  await queuePushes(call, { ...told, recipients: devicesOf(call.db, people) });
  return queueMails(call, { ...told, recipients: people });
}

/** How many dates a mail names; the rest are counted. */
const named = 10;

/** Tells everyone coming to or waiting for one of the dates, once. Returns how many. */
export async function tellComing(call: Telling, { what, postId, dates, reason = "" }: News): Promise<number> {
  const [first] = dates;
  if (!first) return 0;
  const { network } = call;
  const elsewhere = new Set(dates.map(({ address }) => address)).size === 1 ? first.address : null;
  const about = await activityMail(call, postId, elsewhere);
  const news = {
    template: mails[what],
    // Once per change, however often this runs.
    subjectId: idFrom(`${what} ${first.revision} ${dates.length}`, first.id),
    values: (language: Language) => ({ ...about(language), dates: listed(dates, language, network.timeZone), reason }),
  };
  const ids = dates.map(({ id }) => id);
  return tellPeople(call, news, selectRecipients(call.db, ids));
}

function listed(dates: readonly ToldDate[], language: Language, timeZone: string): string {
  const lines = dates.slice(0, named).map(({ startsAt, was }) => {
    const now = momentIn(language, timeZone, startsAt);
    return was && was.getTime() !== startsAt.getTime() ? `${momentIn(language, timeZone, was)} → ${now}` : now;
  });
  const more = dates.length - lines.length;
  return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join("\n");
}
