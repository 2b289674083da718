/** Deleting a person: what says who they are goes; tickets and counts stay. S2 §3, D §5 */
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { nowhere } from "./addresses.ts";
import { discardPictures } from "./pictures.ts";
import { deleteDoublesOf } from "./store/doubles.ts";
import { deleteNotesOf } from "./store/notes.ts";
import { type FileRow, findPictureId, findRunningTicket, updatePerson } from "./store/people.ts";
import { deleteTags } from "./store/tags.ts";
import type { Call } from "./writing.ts";

type Leaving = (call: Call, row: FileRow) => Promise<void>;
const before: Leaving[] = [];
/** Rooms that come later say what happens to theirs, in the same transaction: unsolved tickets are revoked. */
export const whenDeleting = (leaving: Leaving): void => void before.push(leaving);

type Forgetting = (db: Tx, personId: string, now: Date) => Promise<void>;
const along: Forgetting[] = [];
/** Rooms that come later remove what they know of somebody, whoever deletes them. */
export const whenForgetting = (forgetting: Forgetting): void => void along.push(forgetting);

/** What nobody needs any more of somebody who is gone. */
export const emptied = {
  firstName: "",
  lastName: "",
  typedFirstName: null,
  typedLastName: null,
  companyName: "",
  email: null,
  phone: null,
  phoneNational: "",
  ...nowhere,
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

/** The person is locked. Their neighbourhood stays with their tickets, not with them. Refuses with `helper_busy` while they help. */
export async function emptyPerson(call: Call, row: FileRow): Promise<void> {
  const { db, now } = call;
  if (await findRunningTicket(db, row.id)) refuse("helper_busy");
  for (const leave of before) await leave(call, row);
  await forget(db, row.id, now);
}

export async function forget(db: Tx, personId: string, now: Date): Promise<void> {
  for (const forgetting of along) await forgetting(db, personId, now);
  await deleteNotesOf(db, personId);
  await deleteDoublesOf(db, [personId]);
  await deleteTags(db, [personId]);
  const pictureId = await findPictureId(db, personId);
  await updatePerson(db, personId, { ...emptied, deletedAt: now, updatedAt: now });
  await discardPictures(db, [pictureId]);
}
