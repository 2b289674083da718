/** Telling people of an event, in the transaction that makes it. */
import type { NoticeKind } from "@stoep/contract/notifications";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import type { Audience } from "#kernel/live.ts";
import { definitionOf, doesMerge, groupOf } from "./kinds.ts";
import { timingAt, usual } from "./rules.ts";
import { sendNotices } from "./sending.ts";
import { insertNotices, type ReaderQuery } from "./store/telling.ts";

export interface Told {
  kind: NoticeKind;
  /** Names the event: whoever was told of it is not told again. */
  eventId: string;
  object: { kind: string; id: string } | null;
  /** By what later events are merged, for kinds that merge: the object, unless told otherwise. */
  mergeId?: string;
  /** Whoever did it is not told. Nobody in particular where there is no account. */
  actor?: { accountId: string | null; name: string };
  /** What the text names. */
  details: Record<string, string>;
  readers: ReaderQuery;
  /** Whose bells count again where many are told; without it, everybody's. */
  audience?: Audience;
}

type Caller = Pick<Context<Tx>, "db" | "now" | "announce" | "enqueue"> & { network: Network };

/** So many are named one by one; if there are more, everybody's bell counts again. */
const namedMax = 20;
/** As long as the reason of a decision. */
const longestDetail = 1000;

/** One statement, however many readers. Returns how many were told. */
export async function tellPeople(call: Caller, event: Told): Promise<number> {
  const { db, now, network } = call;
  const { kind, eventId, object, details, actor = { accountId: null, name: "" } } = event;
  const merges = doesMerge(kind);
  const group = groupOf(kind);
  const definition = definitionOf(kind);
  const told = await insertNotices(
    db,
    {
      ...{ kind, group, object, eventId, doesMerge: merges, usual: usual[group] },
      mergeId: merges ? (event.mergeId ?? object?.id ?? eventId) : eventId,
      actor: { accountId: actor.accountId, name: actor.name.slice(0, 200).toWellFormed() },
      personId: definition.countsThings ? eventId : (actor.accountId ?? eventId),
      details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, shortened(text)])),
      isOncePerPerson: definition.isOncePerPerson === true,
      isToldOnce: definition.isToldOnce === true,
      isImportant: definition.isImportant === true,
    },
    event.readers,
    timingAt(now, network.timeZone),
  );
  // The rest waits for its moment, which a sweeper sees.
  const isDue = (at: Date | null) => at !== null && at <= now;
  if (told.some(({ mailAs, mailAt, pushAt }) => (mailAs === "at-once" && isDue(mailAt)) || isDue(pushAt)))
    await call.enqueue(sendNotices, {});
  await announceTold(call, [...new Set(told.map(({ accountId }) => accountId))], event.audience);
  return told.length;
}

async function announceTold({ announce, network }: Caller, accountIds: string[], many?: Audience): Promise<void> {
  const everybody: Audience = { networkId: network.id };
  if (accountIds.length > namedMax) return announce("notifications", many ?? everybody);
  for (const accountId of accountIds) await announce("notifications", { ...everybody, accountId });
}

const shortened = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail).toWellFormed()} …` : text;
