/** Who read the contact details of applicants, and who is told when a colleague has read a lot. S2 §3, D §3 */
import { personName } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { type ListReading, type NameFinder, type ReadingDesk, recordReading } from "#modules/audit/index.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { listApplicants, selectOwners } from "./store/received-applications.ts";

const applicationsDesk: ReadingDesk = {
  module: "network",
  async tell(call, { eventId }) {
    const { actor, db } = call;
    await notifyPeople(
      { ...call, network: actor.network },
      {
        kind: "vacancies.muchRead",
        eventId,
        actor: { accountId: actor.accountId, name: actor.name },
        object: null,
        readers: selectOwners(db, actor.organisation.id),
        details: {},
      },
    );
  },
};

/** Written before anything of it is sent. Refuses with `read_too_much`. */
export const recordApplicationsRead = (
  call: StaffCall<Db>,
  applicationIds: readonly string[],
  read: Pick<ListReading, "what" | "query"> | { what: "file" },
): Promise<void> =>
  recordReading(
    call,
    applicationsDesk,
    read.what === "file"
      ? { what: "file", personIds: applicationIds }
      : { ...read, list: "applications", personIds: applicationIds },
  );

/** An applicant is known by their application: the same person twice is two. */
export const peopleRead: NameFinder = {
  module: "network",
  find: async (db, organisationId, ids) =>
    (await listApplicants(db, organisationId, ids)).map(({ id, ...names }) => ({ id, name: personName(names) })),
};
