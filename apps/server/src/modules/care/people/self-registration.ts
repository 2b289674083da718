/** People who register by a form, without an account: nothing that they enter changes an existing person. S2 §5, §8 */
import type { PersonDraft } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Context } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { draftColumns } from "./edit.ts";
import { nameKey } from "./rules.ts";
import { insertNote } from "./store/notes.ts";
import * as store from "./store/people.ts";

export { lookUpAddress } from "./address-lookup.ts";
export { checkPhone } from "./edit.ts";

type Call = Pick<Context<Tx>, "config" | "db" | "now">;

/**
 * Returns the member with this e-mail address, else the one with this number, else a new one; of several in one household the one
 * with the typed name. A helper becomes a member too. Locked, so that a ticket can follow.
 * @throws unexpected when the existing person was deleted at the same moment.
 */
export async function registerMember(
  call: Call,
  organisationId: string,
  draft: PersonDraft,
): Promise<{ row: store.PersonRecordRow; isNew: boolean }> {
  const { db, now } = call;
  const columns = await draftColumns(call, draft);
  const id = newId();
  const isNew = await store.insertPersonIfNew(db, {
    id,
    organisationId,
    isMember: true,
    joinedAt: now,
    updatedAt: now,
    createdBy: null,
    ...columns,
  });
  const found = isNew ? id : await findIdByContact(db, organisationId, columns);
  const row = (await store.lockPerson(db, organisationId, found ?? refuse("unexpected"))) ?? refuse("unexpected");
  if (row.isMember) return { row, isNew };
  await store.updatePerson(db, row.id, { isMember: true, updatedAt: now });
  return { row: { ...row, isMember: true }, isNew };
}

type Typed = Pick<store.PersonRow, "email" | "phone" | "firstName" | "lastName">;
/** Of a household, the one with the typed name, else the one who was there first. */
async function findIdByContact(db: Db, organisationId: string, typed: Typed) {
  const same = await store.listByContact(db, organisationId, typed);
  const byEmail = same.filter(({ email }) => email !== null && email === typed.email);
  const some = byEmail.length > 0 ? byEmail : same;
  return (some.find((one) => nameKey(one) === nameKey(typed)) ?? some[0])?.id;
}

/** Notes what a suspended person asked for, since they get no tickets, for the colleagues who open their file. */
export async function addFormNote({ db, now }: Call, row: store.PersonRecordRow, text: string): Promise<void> {
  const { id: personId, organisationId } = row;
  await insertNote(db, { id: newId(), personId, organisationId, text, writtenBy: null, createdAt: now });
}
