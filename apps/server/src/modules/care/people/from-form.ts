/** People who write themselves down by a form, without an account: nothing that they say changes what is known of somebody. S2 §5, §8 */
import type { PersonDraft } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Context } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { insertNote } from "./store/notes.ts";
import * as store from "./store/people.ts";
import { columnsOf } from "./writing.ts";

export { lookUpAddress as addressFound } from "./addresses.ts";
export { phoneOf as phoneFound } from "./writing.ts";

type Call = Pick<Context<Tx>, "config" | "db" | "now">;

/**
 * The member who has this e-mail address, else the one who has this number, else somebody new; a helper becomes a member too. Locked, so
 * that a ticket can follow.
 * @throws unexpected when somebody is there who was gone a moment later.
 */
export async function writeDown(
  call: Call,
  organisationId: string,
  draft: PersonDraft,
): Promise<{ row: store.FileRow; isNew: boolean }> {
  const { db, now } = call;
  const columns = await columnsOf(call, draft);
  const id = newId();
  const isNew = await store.insertUnlessThere(db, {
    ...{ id, organisationId, isMember: true, joinedAt: now, updatedAt: now, createdBy: null },
    ...columns,
  });
  const found = isNew ? id : await whoHas(db, organisationId, columns);
  const row = (await store.lockPerson(db, organisationId, found ?? refuse("unexpected"))) ?? refuse("unexpected");
  if (row.isMember) return { row, isNew };
  await store.updatePerson(db, row.id, { isMember: true, updatedAt: now });
  return { row: { ...row, isMember: true }, isNew };
}

async function whoHas(db: Db, organisationId: string, reach: { email: string | null; phone: string | null }) {
  const same = await store.listSame(db, organisationId, reach);
  return (same.find(({ email }) => email !== null && email === reach.email) ?? same[0])?.id;
}

/** What somebody asked for who is suspended and gets no tickets: for the colleagues who open their file. */
export async function noteFromForm({ db, now }: Call, row: store.FileRow, text: string): Promise<void> {
  const { id: personId, organisationId } = row;
  await insertNote(db, { id: newId(), personId, organisationId, text, writtenBy: null, createdAt: now });
}
