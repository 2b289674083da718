/** Notices to people coming to an activity, in their language: in the bell, by mail and on their devices, as they chose. */
import { appointmentFormat, type Language, languages } from "@stoep/contract/kernel";
import { v5 as idFrom } from "uuid";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { type NoticeForReaders as Notice, notifyPeople } from "#modules/notifications/index.ts";
import { selectAttendees } from "./store/attendance.ts";
import { findActivitySummary } from "./store/dates.ts";
import { words as texts } from "./texts.ts";

/** The values that every mail about an activity names. Refuses with `not_found`. */
export async function activityValues({ db }: MailScope & NoticeScope, postId: string, address?: string | null) {
  const post = (await findActivitySummary(db, postId)) ?? refuse("not_found");
  return (language: Language) => ({
    title: post.translations.find((one) => one.language === language)?.title ?? post.title,
    organisation: post.organisationName,
    place: address ?? post.address,
  });
}

/** "za 24 okt 2026, 19:00" */
export const formatWeekdayMoment = (language: Language, timeZone: string, moment: Date): string =>
  appointmentFormat(language, timeZone).format(moment);

/** When and where a date takes place; `address` is null if it takes place at the activity's address. */
interface DateAndPlace {
  startsAt: Date;
  endsAt: Date;
  isOpenEnded: boolean;
  address: string | null;
}
/** A date named in a mail. */
export interface ChangedDate extends DateAndPlace {
  id: string;
  /** Before the change. */
  was?: DateAndPlace;
  revision: number;
}
interface DatesNotice {
  what: "datesMoved" | "datesCancelled" | "datesRestored";
  postId: string;
  /** In order. The caller leaves out dates that nobody needs to be notified of. */
  dates: readonly ChangedDate[];
  /** Other dates of the activity take place; so the dates are named with its title. */
  isPart?: boolean;
  /** Where the activity was before it was changed, if it has another place now. */
  wasPlace?: string;
  reason?: string;
}

interface ActivityNotice {
  kind: Notice["kind"];
  eventId: string;
  postId: string;
  values: (language: Language) => Record<string, string>;
}

/** Notifies each person in their language, once per event: one statement for each language. Returns how many. */
export async function notifyOfActivity(
  call: MailScope & NoticeScope,
  { kind, eventId, postId, values }: ActivityNotice,
  people: ReturnType<typeof selectAttendees>,
): Promise<number> {
  let told = 0;
  for (const language of languages)
    told += await notifyPeople(call, {
      kind,
      eventId,
      object: { kind: "post", id: postId },
      details: values(language),
      readers: people.where("person.language", "=", language),
    });
  return told;
}

/** How many dates a mail names; the rest are counted. */
const mostNamedDates = 10;

/** Notifies everyone coming to or waiting for one of the dates, once. Returns how many. */
export async function notifyOfDates(
  call: MailScope & NoticeScope,
  { what, postId, dates, isPart = false, wasPlace, reason = "" }: DatesNotice,
): Promise<number> {
  const [first] = dates;
  if (!first) return 0;
  const about = await activityValues(call, postId);
  const news = {
    kind: `publishing.${what}` as const,
    postId,
    // Once per change, however often this runs.
    eventId: idFrom(`${what} ${first.revision} ${dates.length}`, first.id),
    values: (language: Language) => {
      const { place, title, ...values } = about(language);
      const words = { when: spanFormatter(language, call.network.timeZone), place, wasPlace: wasPlace ?? place };
      const others = isPart && what === "datesCancelled" ? texts.datesCancelled.others[language] : "";
      return {
        ...values,
        title: isPart ? withDates(title, language, call.network.timeZone, dates) : title,
        dates: formatDates(dates, words),
        reason: [reason, others].filter(Boolean).join("\n\n"),
      };
    },
  };
  const ids = dates.map(({ id }) => id);
  return notifyOfActivity(call, news, selectAttendees(call.db, ids));
}

/** "Buurtfeest (za 24 okt 2026, 19:00)": one date of a series is not the whole of it, also where only the title is read. */
function withDates(title: string, language: Language, timeZone: string, [first, ...more]: readonly ChangedDate[]) {
  if (!first) return title;
  const others = more.length > 0 ? ` + ${more.length}` : "";
  return `${title} (${formatWeekdayMoment(language, timeZone, first.startsAt)}${others})`;
}

/** "za 24 okt 2026, 19:00–21:00" */
function spanFormatter(language: Language, timeZone: string) {
  const format = appointmentFormat(language, timeZone);
  return ({ startsAt, endsAt, isOpenEnded }: DateAndPlace): string =>
    isOpenEnded || endsAt <= startsAt ? format.format(startsAt) : format.formatRange(startsAt, endsAt);
}

interface DateFormats {
  when: (date: DateAndPlace) => string;
  place: string;
  wasPlace: string;
}

/** The dates and their places; changed values together with the old ones. */
function formatDates(dates: readonly ChangedDate[], { when, place, wasPlace }: DateFormats): string {
  const changed = (was: string | undefined, is: string) => (was === undefined || was === is ? is : `${was} → ${is}`);
  const lines = dates.map((date) => ({
    when: changed(date.was && when(date.was), when(date)),
    place: changed(date.was && (date.was.address ?? wasPlace), date.address ?? place),
  }));
  const isOnePlace = new Set(lines.map((line) => line.place)).size === 1;
  const shown = lines.slice(0, mostNamedDates).map((line) => (isOnePlace ? line.when : `${line.when} · ${line.place}`));
  const more = dates.length - shown.length;
  return [...shown, ...(more > 0 ? [`+ ${more}`] : []), ...(isOnePlace ? [lines[0]?.place] : [])].join("\n");
}
