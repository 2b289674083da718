/** Who read contact details of members and helpers, and who is told when a colleague has read a lot. S2 §3 */
import { personName } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import {
  type NameFinder,
  type NewReading,
  type ReadingDesk,
  recordImport as recordImportAt,
  recordReading as recordReadingAt,
} from "#modules/audit/index.ts";
import { actorOf, notifyOfMuchRead } from "../notices/index.ts";
import { listNames } from "./store/people.ts";

const careDesk: ReadingDesk = {
  module: "care",
  tell: (call, { eventId }) => {
    const { actor } = call;
    return notifyOfMuchRead(
      { ...call, network: actor.network },
      { actor: actorOf(actor), organisationId: actor.organisation.id, eventId },
    );
  },
};

/** Written before anything of it is sent. Refuses with `read_too_much`. */
export const recordReading = (call: StaffCall<Db>, reading: NewReading): Promise<void> =>
  recordReadingAt(call, careDesk, reading);

export const recordImport = (call: StaffCall, people: number): Promise<void> => recordImportAt(call, careDesk, people);

export const peopleRead: NameFinder = {
  module: "care",
  find: async (db, organisationId, ids) =>
    (await listNames(db, organisationId, ids)).map(({ id, ...names }) => ({ id, name: personName(names) })),
};
