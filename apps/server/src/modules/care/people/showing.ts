/** A person's file, as this reader sees it. */
import type { Person } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { activeSince } from "./rules.ts";
import type { FileRow } from "./store/people.ts";
import { tagsOf } from "./store/tags.ts";
import { viewPerson } from "./views.ts";
import type { Call } from "./writing.ts";

export async function showPerson({ actor, db, now }: Call<Db>, row: FileRow): Promise<Person> {
  const tags = await tagsOf(db, [row.id]);
  const since = activeSince(now, actor.network.timeZone);
  return viewPerson(row, { actor, now, tags: tags.get(row.id) ?? [], since });
}
