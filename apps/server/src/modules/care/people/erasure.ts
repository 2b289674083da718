/** Deleting a person: what identifies them is erased; tickets and counts stay. S2 §3, D §5 */
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { noAddress } from "./address-lookup.ts";
import type { PeopleCall } from "./edit.ts";
import { discardPictures } from "./handlers/pictures.ts";
import { deleteDuplicatesOf } from "./store/duplicates.ts";
import { deleteNotesOf } from "./store/notes.ts";
import { findPictureId, findRunningTicket, type PersonRecordRow, updatePerson } from "./store/people.ts";
import { deleteTags } from "./store/tags.ts";

type DeletionHook = (call: PeopleCall, row: PersonRecordRow) => Promise<void>;
const deletionHooks: DeletionHook[] = [];
/** Lets a later room act in the same transaction, such as revoking unsolved tickets. */
export const onPersonDeletion = (leaving: DeletionHook): void => void deletionHooks.push(leaving);

type ErasureHook = (db: Tx, personId: string, now: Date) => Promise<void>;
const erasureHooks: ErasureHook[] = [];
/** Lets a later room erase what it stores about a person, however the person is erased. */
export const onPersonErasure = (forgetting: ErasureHook): void => void erasureHooks.push(forgetting);

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
  suspendedBecause: "",
} as const;

/**
 * The person must be locked. The neighbourhood is removed from the person, but not from their tickets. Refuses with `helper_busy`
 * while they help.
 */
export async function removePerson(call: PeopleCall, row: PersonRecordRow): Promise<void> {
  const { db, now } = call;
  if (await findRunningTicket(db, row.id)) refuse("helper_busy");
  for (const leave of deletionHooks) await leave(call, row);
  await erasePerson(db, row.id, now);
}

export async function erasePerson(db: Tx, personId: string, now: Date): Promise<void> {
  for (const forgetting of erasureHooks) await forgetting(db, personId, now);
  await deleteNotesOf(db, personId);
  await deleteDuplicatesOf(db, [personId]);
  await deleteTags(db, [personId]);
  const pictureId = await findPictureId(db, personId);
  await updatePerson(db, personId, { ...erasedColumns, deletedAt: now, updatedAt: now });
  await discardPictures(db, [pictureId]);
}
