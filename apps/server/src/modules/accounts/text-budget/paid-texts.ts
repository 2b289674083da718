/** Text messages that an organisation pays for: counted by month and by the person who caused them, up to its ceiling. */
import type { Verdict } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { ensure } from "#kernel/refuse.ts";
import { isTextedTooOften, notifyPeople, type QueuedTexts, queueTexts } from "#modules/notifications/index.ts";
import { monthAt, reachedMark, textsLeft } from "./rules.ts";
import { addTexts, countTexts, findTextCeiling, lockTextCeiling, selectOwners } from "./store.ts";

export interface TextPayer {
  organisationId: string;
  /** Who caused them; null: nobody in particular. */
  accountId: string | null;
}

interface PaidScope {
  db: Db;
  now: Date;
  network: Pick<Network, "timeZone">;
}

/** How many more the organisation may send this month. null: as many as it likes. */
export async function findTextsLeft({ db, now, network }: PaidScope, organisationId: string): Promise<number | null> {
  const ceiling = await findTextCeiling(db, organisationId);
  if (ceiling === null) return null;
  return textsLeft(ceiling, await countTexts(db, { organisationId, month: monthAt(now, network.timeZone) }));
}

/** Whether the organisation may send one more, to this number if one is given. */
export async function textVerdict(scope: PaidScope, organisationId: string, phone?: string | null): Promise<Verdict> {
  if ((await findTextsLeft(scope, organisationId)) === 0) return "texts_spent";
  if (phone && (await isTextedTooOften(scope.db, phone, scope.now))) return "too_many_requests";
  return true;
}

/**
 * Queues no more than the ceiling allows, and none to a number that had several just now. Owners are told when most are used, and
 * when all are. Returns how many were queued.
 */
export const queuePaidTexts = <V extends Record<string, string>>(
  call: NoticeScope & MailScope,
  payer: TextPayer,
  text: QueuedTexts<V>,
): Promise<number> => payFor(call, payer, (most) => queueTexts(call, { ...text, most }));

/** One that is sent again costs again. Returns whether it was. Refuses with `texts_spent` and `too_many_requests`. */
export async function repeatPaidText(
  call: NoticeScope & MailScope,
  { phone, ...payer }: TextPayer & { phone: string },
  send: () => Promise<boolean>,
): Promise<boolean> {
  ensure(await textVerdict(call, payer.organisationId, phone));
  return (await payFor(call, payer, async () => ((await send()) ? 1 : 0))) > 0;
}

/** Counts what `send` sends; it is not called when nothing is left. */
async function payFor(
  call: NoticeScope,
  { organisationId, accountId }: TextPayer,
  send: (most: number | null) => Promise<number>,
): Promise<number> {
  const { db, now, network } = call;
  const ceiling = await lockTextCeiling(db, organisationId);
  const month = monthAt(now, network.timeZone);
  const before = await countTexts(db, { organisationId, month });
  const most = textsLeft(ceiling, before);
  const sent = most === 0 ? 0 : await send(most);
  if (sent === 0) return 0;
  await addTexts(db, { organisationId, month }, accountId ?? organisationId, sent);
  const mark = reachedMark(ceiling, before, before + sent);
  if (mark) await tellOwners(call, organisationId, mark);
  return sent;
}

async function tellOwners(call: NoticeScope, organisationId: string, mark: "low" | "spent"): Promise<void> {
  await notifyPeople(call, {
    kind: mark === "low" ? "accounts.textsLow" : "accounts.textsSpent",
    eventId: newId(),
    object: null,
    details: {},
    readers: selectOwners(call.db, organisationId),
  });
}
