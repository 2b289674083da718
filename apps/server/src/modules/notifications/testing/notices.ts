/** Notices inserted directly for tests, without the events that cause them. */
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { JobCall } from "#kernel/call.ts";
import { type Db, inTransaction } from "#kernel/database.ts";
import type { PersonName } from "../../../testing/people.ts";
import { allProvided } from "../../../testing/provided.ts";
import { noPorts, quietLog } from "../../../testing/stand-ins.ts";
import type { Town } from "../../../testing/town.ts";
import { type NoticeForReaders, noticeJobs, notifyPeople } from "../notices/index.ts";
import { findNetwork, findOrInsertUnsubscribeKey } from "../unsubscribe-links/index.ts";

export const unsubscribeKeyOf = (town: Town): Promise<string> =>
  findOrInsertUnsubscribeKey(town.databases.platform, town.clock.now());

/** A resident's notice, of a shout that does not exist. */
export async function aNotice(
  town: Town,
  who: PersonName,
  {
    eventId = newId(),
    at = town.clock.now(),
    objectId = newId(),
  }: { eventId?: string; at?: Date; objectId?: string } = {},
): Promise<string> {
  const { accountId, session } = town.people[who];
  const id = newId();
  await town.db
    .insertInto("notice")
    .values({
      id,
      eventId,
      mergeId: eventId,
      accountId,
      at,
      isOpen: true,
      people: [eventId],
      total: 1,
      readerId: session.residentId ?? session.membershipId ?? "",
      kind: "shouts.inProgress",
      objectKind: "shout",
      objectId,
      actor: "Gemeente Testdorp",
      details: { title: "Lamp stuk", organisation: "Gemeente Testdorp" },
    })
    .execute();
  return id;
}

/** Notifies people of an event without the act that causes it, and runs the job that sends notices, at the town's time. */
export async function eventNotifier(town: Town) {
  const network = await findNetwork(town.databases.platform, town.networks.testdorp.id);
  if (!network) throw new Error("the town has no network");
  const callIn = <D extends Db>(db: D): JobCall<D> => ({
    config: town.config,
    ports: noPorts,
    log: quietLog,
    provided: allProvided,
    db,
    network,
    now: town.clock.now(),
    stopping: new AbortController().signal,
    enqueue: async () => {},
    announce: async () => {},
    endStreams: async () => {},
    transact: (work) => inTransaction(db, (trx) => work(callIn(trx))),
  });
  return {
    tell: (who: readonly PersonName[], event: Omit<NoticeForReaders, "readers">) =>
      inTransaction(town.db, (trx) => {
        const rows = who.map((name) => {
          const { accountId, session } = town.people[name];
          return { readerId: session.residentId ?? session.membershipId ?? "", accountId };
        });
        const readers = sql<{ readerId: string; accountId: string }>`(select reader_id, account_id
          from jsonb_to_recordset(${JSON.stringify(
            rows.map(({ readerId, accountId }) => ({ reader_id: readerId, account_id: accountId })),
          )}::jsonb) as one(reader_id uuid, account_id uuid))`;
        return notifyPeople({ ...callIn(trx), network }, { ...event, readers } as NoticeForReaders);
      }),
    async send() {
      for (const job of noticeJobs) await job.run({}, callIn(town.db));
    },
  };
}
