/**
 * Who read contact details of people: one row for each page, written before anything of it is sent, and a brake on reading in bulk.
 * S2 §3, D §3
 */
import type { ReadingKind, ReadingList, ReadingModule } from "@stoep/contract/audit";
import { readingLimits } from "@stoep/contract/audit/values";
import { hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { DbScope, StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { Refusal } from "#kernel/refuse.ts";
import { filterOf } from "./filters.ts";
import { isNews, newPeople, passedLimits, refusedFor, spansOf } from "./rules.ts";
import * as store from "./store.ts";

interface Read {
  /** Everyone on the page. */
  personIds: readonly string[];
  ticketId?: string;
}
/** A page or a file of a list. `query`: the list's, or what is known of it. */
export interface ListReading extends Read {
  what: "list" | "export";
  list: ReadingList;
  query?: Readonly<Record<string, unknown>>;
}
export type NewReading = ListReading | (Read & { what: Exclude<ReadingKind, ListReading["what"]> });

/** Where something is read, and who is told when a membership has read a lot. */
export interface ReadingDesk {
  module: ReadingModule;
  tell: (call: StaffCall<Tx>, reached: { eventId: string }) => Promise<void>;
}

type Call = StaffCall<Db>;

/**
 * In the transaction of a command, or in one of its own. The same page again within ten minutes is no new row. Refuses with
 * `read_too_much` once a limit was reached, unless everyone on the page was read within the hour.
 */
export async function recordReading(call: Call, desk: ReadingDesk, reading: NewReading): Promise<void> {
  const { actor, db, now } = call;
  const personIds = [...new Set(reading.personIds)];
  if (personIds.length === 0 && reading.what !== "export") return;
  const by = { organisationId: actor.organisation.id, accountId: actor.accountId };
  const seen =
    reading.what === "export" ? [] : await store.listSeen(db, by, { personIds, what: reading.what }, since(now));
  if (!isNews(reading, personIds, seen, now)) return;
  const people = newPeople(personIds, seen);
  await call.transact(async (scope) => {
    if (people > 0) await count({ ...call, ...scope }, desk, reading, people);
    await store.insertReading(scope.db, {
      ...rowOf(call, desk, reading.what),
      personIds,
      ticketId: reading.ticketId ?? null,
      people: personIds.length,
      ...("list" in reading
        ? { listName: reading.list, filter: filterOf(reading.query) }
        : { listName: null, filter: null }),
    });
  });
}

/** A file that was read in: only the number of people in it is known. It counts towards no limit. */
export async function recordImport(call: StaffCall, desk: ReadingDesk, people: number): Promise<void> {
  await store.insertReading(call.db, {
    ...rowOf(call, desk, "import"),
    personIds: [],
    ticketId: null,
    people,
    listName: null,
    filter: null,
  });
}

const since = (now: Date): Date => new Date(now.getTime() - readingLimits.hour.hours * hourMs);

const rowOf = ({ actor, client, now }: Call, { module }: ReadingDesk, what: ReadingKind) => ({
  id: newId(),
  at: now,
  networkId: actor.network.id,
  organisationId: actor.organisation.id,
  accountId: actor.accountId,
  readerName: actor.name.slice(0, 170),
  module,
  what,
  address: client.address.slice(0, 60),
});

/** Pages that are read at the same time are counted one after the other. */
async function count(call: Call & DbScope<Tx>, desk: ReadingDesk, { what }: NewReading, people: number): Promise<void> {
  const { actor, db, now } = call;
  const counts = await store.addPeople(db, actor.membershipId, spansOf(what, people, now), now);
  const wait = refusedFor(counts, people, now);
  if (wait !== null) throw new Refusal("read_too_much", {}, wait);
  const [passed] = passedLimits(counts, people);
  if (passed) await desk.tell(call, { eventId: newId() });
}
