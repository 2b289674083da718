/** Notifies people of an event, in the transaction that causes it. */
import type { NoticeKind } from "@stoep/contract/notifications";
import type { NoticeScope } from "#kernel/call.ts";
import type { Audience } from "#kernel/live.ts";
import { definitionOf, groupOf, isMerged } from "./kinds.ts";
import { defaultTimings, timingAt } from "./rules.ts";
import { sendNotices } from "./send.ts";
import { insertNotices, type NoticeReaders, type ReaderQuery } from "./store/new-notices.ts";

interface NoticeEvent {
  /** Identifies the event: nobody is notified of it twice. */
  eventId: string;
  object: { kind: string; id: string } | null;
  /** For kinds that merge: events with the same id share one notice. The object's id by default. */
  mergeId?: string;
  /** The values that the text names. */
  details: Record<string, string>;
}

interface SharedDetails {
  kind: NoticeKind;
  /** The person who caused the event is not notified. The account is null if nobody in particular did. */
  actor?: { accountId: string | null; name: string };
  /** Whose screens recount when many are notified; everybody's by default. */
  audience?: Audience;
}

export interface NoticeForReaders extends NoticeEvent, SharedDetails {
  readers: ReaderQuery;
}

/** Several events of a kind that does not merge: all for the same readers, or each for its own. */
export interface NoticeBatch extends SharedDetails {
  events: readonly Omit<NoticeEvent, "mergeId">[];
  readers: NoticeReaders;
}

/** Up to this many screens are notified one by one; with more readers, everybody's. */
const namedMax = 20;
/** As long as the reason of a decision. */
const longestDetail = 1000;

/** One statement, however many readers. Returns how many were notified. */
export const notifyPeople = (call: NoticeScope, { readers, ...event }: NoticeForReaders): Promise<number> =>
  insertAndAnnounce(call, event, [event], { ofAll: readers });

/** One statement, however many events. @throws for a kind that merges, because each event needs the one before */
export async function notifyOfMany(call: NoticeScope, { events, readers, ...shared }: NoticeBatch): Promise<number> {
  // One statement cannot merge two events into one row.
  if (isMerged(shared.kind)) throw new Error(`${shared.kind} merges`);
  return events.length === 0 ? 0 : insertAndAnnounce(call, shared, events, readers);
}

async function insertAndAnnounce(
  call: NoticeScope,
  shared: SharedDetails,
  events: readonly NoticeEvent[],
  readers: NoticeReaders,
): Promise<number> {
  const { db, now, network } = call;
  const { kind, actor = { accountId: null, name: "" } } = shared;
  const merges = isMerged(kind);
  const group = groupOf(kind);
  const definition = definitionOf(call, kind);
  const told = await insertNotices(
    db,
    {
      kind,
      group,
      doesMerge: merges,
      usual: defaultTimings[group],
      actor: { accountId: actor.accountId, name: actor.name.slice(0, 200).toWellFormed() },
      isOncePerPerson: definition.isOncePerPerson === true,
      isToldOnce: definition.isToldOnce === true,
      isImportant: definition.isImportant === true,
      events: events.map(({ eventId, object, mergeId, details }) => ({
        eventId,
        object,
        mergeId: merges ? (mergeId ?? object?.id ?? eventId) : eventId,
        personId: definition.countsThings ? eventId : (actor.accountId ?? eventId),
        details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, shortenDetail(text)])),
      })),
    },
    readers,
    timingAt(now, network.timeZone),
  );
  // The sweeper sends the rest when it is due.
  const isDue = (at: Date | null) => at !== null && at <= now;
  if (told.some(({ mailAs, mailAt, pushAt }) => (mailAs === "at-once" && isDue(mailAt)) || isDue(pushAt)))
    await call.enqueue(sendNotices, {});
  await announceNotices(call, [...new Set(told.map(({ accountId }) => accountId))], shared.audience);
  return told.length;
}

async function announceNotices(
  { announce, network }: NoticeScope,
  accountIds: string[],
  many?: Audience,
): Promise<void> {
  const everybody: Audience = { networkId: network.id };
  if (accountIds.length > namedMax) return announce("notifications", many ?? everybody);
  for (const accountId of accountIds) await announce("notifications", { ...everybody, accountId });
}

const shortenDetail = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail).toWellFormed()} …` : text;
