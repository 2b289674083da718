/** Notes about people, for colleagues only. S2 §3 */
import { people, peopleLimits } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceCare } from "../edit.ts";
import { noteAbout } from "../note-about.ts";
import { mayDeleteNote } from "../policy.ts";
import { personSubject } from "../rules.ts";
import * as store from "../store/notes.ts";
import { findPerson, lockPerson } from "../store/people.ts";
import { viewNote } from "../views.ts";

export const noteHandlers = handle(people, {
  async writeNote(call) {
    const { actor, db, params } = call;
    return noteAbout(call, (await lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found"));
  },

  async searchNotes({ actor, db, query }) {
    const { cursor, ...filter } = query;
    const size = peopleLimits.notes;
    const rows = await store.listNotes(db, actor.organisation.id, filter, readPageCursor(cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewNote(row, actor)), next };
  },

  async deleteNote(call) {
    const { actor, db, params } = call;
    const note = (await store.findNote(db, actor.organisation.id, params.noteId)) ?? refuse("not_found");
    ensure(mayDeleteNote(actor, note));
    const person = await findPerson(db, actor.organisation.id, note.personId);
    await store.deleteNote(db, note.id);
    await record(call, { action: "care.deleteNote", subject: personSubject(person ?? { ...note, id: note.personId }) });
    await announceCare(call);
    return { done: true };
  },
});
