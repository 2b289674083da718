/** What is done with a scheduled thing when it is due and no editor is present. D §4 */
import type { Context, MailScope, NoticeScope } from "#kernel/call.ts";
import { nobodySignedIn, record } from "#modules/audit/index.ts";
import { notifyTakenBack, type ScheduledThing, type WhyTakenBack } from "./notify.ts";
import type { ScheduledKind } from "./scheduled-kind.ts";
import { findSchedule, setPublishAt } from "./store/moments.ts";

/** The transaction in which it goes live, or does not. */
export type GoingLive = MailScope & NoticeScope & Pick<Context, "log">;

/** Turns one back into a draft. Logs the reason, and notifies the person who scheduled it. The row must be locked. */
export async function takeBack(
  call: GoingLive,
  { table, topic, subject, actions, path }: ScheduledKind,
  thing: ScheduledThing,
  { why, reason }: { why: WhyTakenBack; reason: string },
): Promise<void> {
  const { db, now, network, log } = call;
  const { id, title, organisationId, publishAt } = thing;
  await setPublishAt(db, table, id, null);
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: actions.schedule,
      subject: { kind: subject, id, name: title },
      old: { at: publishAt?.toISOString() ?? null },
      new: { at: null, reason },
      organisationId,
      networkId: network.id,
    },
  );
  await notifyTakenBack(call, thing, { why, path: path(id) });
  await call.announce(topic, { networkId: network.id, organisationId });
}

/** Logs that one went live, on behalf of the person who scheduled it. In the same transaction. `more`: what else is logged of it. */
export async function recordPublication(
  { db, now, network, log }: GoingLive,
  { table, subject, actions }: ScheduledKind,
  id: string,
  more: Record<string, unknown> = {},
): Promise<ScheduledThing> {
  const { plannerName, ...thing } = await findSchedule(db, table, id);
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: actions.publish,
      subject: { kind: subject, id, name: thing.title },
      new: { publishAt: thing.publishAt, plannedBy: plannerName ?? undefined, ...more },
      organisationId: thing.organisationId,
      networkId: network.id,
    },
  );
  return thing;
}
