/** Deleting a person: what identifies them and what is said of them is erased; of tickets the dates, states, hours and counts stay. S2 §3, D §5 */
import type { Context, StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { noAddress } from "./address-lookup.ts";
import { discardPictures } from "./pictures.ts";
import { deleteDuplicatesOf } from "./store/duplicates.ts";
import { deleteNotesOf } from "./store/notes.ts";
import { findPictureId, findRunningTicket, type PersonRecordRow, updatePerson } from "./store/people.ts";
import { deleteTags } from "./store/tags.ts";
import { deleteCalendars } from "./store/visit-calendars.ts";

export type PersonDeletionStep = (call: StaffCall, row: PersonRecordRow) => Promise<void>;
export type PersonErasureStep = (db: Tx, personId: string, now: Date) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** What later rooms do in the transaction that deletes a person, such as revoking their tickets. */
    personDeletionSteps?: readonly PersonDeletionStep[];
    /** Erase what later rooms store about a person, however the person is erased. */
    personErasureSteps?: readonly PersonErasureStep[];
  }
  interface Provided {
    personDeletionSteps: readonly PersonDeletionStep[];
    personErasureSteps: readonly PersonErasureStep[];
  }
}

type ErasureScope = Pick<Context<Tx>, "db" | "provided" | "now">;

/** The empty values of what identifies a person. */
export const erasedColumns = {
  firstName: "",
  lastName: "",
  typedFirstName: null,
  typedLastName: null,
  companyName: "",
  email: null,
  phone: null,
  phoneNational: "",
  ...noAddress,
  introduction: "",
  keyRemark: "",
  leadExplanation: "",
  referredBy: "",
  memberOrganisation: "",
  pictureId: null,
  sealed: null,
  accountId: null,
  linkedAt: null,
  unlinkedAt: null,
  careHouseholdId: null,
  suspendedBecause: "",
} as const;

/**
 * The person must be locked. The neighbourhood is removed from the person, but not from their tickets. Refuses with `helper_busy`
 * while they help.
 */
export async function removePerson(call: StaffCall, row: PersonRecordRow): Promise<void> {
  if (await findRunningTicket(call.db, row.id)) refuse("helper_busy");
  for (const step of call.provided.personDeletionSteps) await step(call, row);
  await erasePerson(call, row.id);
}

/** What is said about a person outside their record. Can be repeated. */
export async function eraseTraces({ db, provided, now }: ErasureScope, personId: string): Promise<void> {
  for (const erase of provided.personErasureSteps) await erase(db, personId, now);
  await deleteNotesOf(db, personId);
  await deleteDuplicatesOf(db, [personId]);
  await deleteTags(db, [personId]);
  await deleteCalendars(db, [personId]);
}

export async function erasePerson(scope: ErasureScope, personId: string): Promise<void> {
  const { db, now } = scope;
  await eraseTraces(scope, personId);
  const pictureId = await findPictureId(db, personId);
  await updatePerson(db, personId, { ...erasedColumns, deletedAt: now, updatedAt: now });
  await discardPictures(db, [pictureId]);
}
