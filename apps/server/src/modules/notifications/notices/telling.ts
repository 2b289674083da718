/** Telling people of an event, in the transaction that makes it. */
import type { NoticeKind } from "@stoep/contract/notifications";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import type { Audience } from "#kernel/live.ts";
import { definitionOf, doesMerge, groupOf } from "./kinds.ts";
import { timingAt, usual } from "./rules.ts";
import { sendNotices } from "./sending.ts";
import { insertNotices, type ReaderQuery, type Readers } from "./store/telling.ts";

interface Event {
  /** Names the event: whoever was told of it is not told again. */
  eventId: string;
  object: { kind: string; id: string } | null;
  /** By what later events are merged, for kinds that merge: the object, unless told otherwise. */
  mergeId?: string;
  /** What the text names. */
  details: Record<string, string>;
}

interface Shared {
  kind: NoticeKind;
  /** Whoever did it is not told. Nobody in particular where there is no account. */
  actor?: { accountId: string | null; name: string };
  /** Whose bells count again where many are told; without it, everybody's. */
  audience?: Audience;
}

export interface Told extends Event, Shared {
  readers: ReaderQuery;
}

/** Several events of a kind that does not merge: all for the same readers, or each for its own. */
export interface ToldTogether extends Shared {
  events: readonly Omit<Event, "mergeId">[];
  readers: Readers;
}

type Caller = Pick<Context<Tx>, "db" | "now" | "announce" | "enqueue"> & { network: Network };

/** So many are named one by one; if there are more, everybody's bell counts again. */
const namedMax = 20;
/** As long as the reason of a decision. */
const longestDetail = 1000;

/** One statement, however many readers. Returns how many were told. */
export const tellPeople = (call: Caller, { readers, ...event }: Told): Promise<number> =>
  tell(call, event, [event], { ofAll: readers });

/** One statement, however many events. @throws for a kind that merges: each of those needs the one before */
export async function tellTogether(call: Caller, { events, readers, ...shared }: ToldTogether): Promise<number> {
  // One statement cannot merge two events into one row.
  if (doesMerge(shared.kind)) throw new Error(`${shared.kind} merges`);
  return events.length === 0 ? 0 : tell(call, shared, events, readers);
}

async function tell(call: Caller, shared: Shared, events: readonly Event[], readers: Readers): Promise<number> {
  const { db, now, network } = call;
  const { kind, actor = { accountId: null, name: "" } } = shared;
  const merges = doesMerge(kind);
  const group = groupOf(kind);
  const definition = definitionOf(kind);
  const told = await insertNotices(
    db,
    {
      ...{ kind, group, doesMerge: merges, usual: usual[group] },
      actor: { accountId: actor.accountId, name: actor.name.slice(0, 200).toWellFormed() },
      isOncePerPerson: definition.isOncePerPerson === true,
      isToldOnce: definition.isToldOnce === true,
      isImportant: definition.isImportant === true,
      events: events.map(({ eventId, object, mergeId, details }) => ({
        ...{ eventId, object },
        mergeId: merges ? (mergeId ?? object?.id ?? eventId) : eventId,
        personId: definition.countsThings ? eventId : (actor.accountId ?? eventId),
        details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, shortened(text)])),
      })),
    },
    readers,
    timingAt(now, network.timeZone),
  );
  // The rest waits for its moment, which a sweeper sees.
  const isDue = (at: Date | null) => at !== null && at <= now;
  if (told.some(({ mailAs, mailAt, pushAt }) => (mailAs === "at-once" && isDue(mailAt)) || isDue(pushAt)))
    await call.enqueue(sendNotices, {});
  await announceTold(call, [...new Set(told.map(({ accountId }) => accountId))], shared.audience);
  return told.length;
}

async function announceTold({ announce, network }: Caller, accountIds: string[], many?: Audience): Promise<void> {
  const everybody: Audience = { networkId: network.id };
  if (accountIds.length > namedMax) return announce("notifications", many ?? everybody);
  for (const accountId of accountIds) await announce("notifications", { ...everybody, accountId });
}

const shortened = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail).toWellFormed()} …` : text;
