/** Writes notes about people, members and helpers alike. S2 §3 */
import type { PersonNote } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { announceCare } from "./edit.ts";
import { insertNote } from "./store/notes.ts";
import type { PersonRow } from "./store/people.ts";
import { viewNote } from "./views.ts";

type NoteCall = StaffCall<Tx> & { body: { text: string } };

/** Writes a note about a person whose row is locked. */
export async function noteAbout(call: NoteCall, person: PersonRow): Promise<PersonNote> {
  const { actor, body, db, now } = call;
  const row = {
    id: newId(),
    organisationId: actor.organisation.id,
    personId: person.id,
    text: body.text,
    writtenBy: actor.accountId,
    createdAt: now,
  };
  await insertNote(db, row);
  await announceCare(call);
  const { firstName, lastName, companyName } = person;
  return viewNote({ ...row, firstName, lastName, companyName, writerName: actor.name }, actor);
}
