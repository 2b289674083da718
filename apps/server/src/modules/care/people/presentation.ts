/** A person's file, as this reader sees it. */

import type { Person } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { activeSince } from "./rules.ts";
import type { PersonRecordRow } from "./store/people.ts";
import { listTagsByPerson } from "./store/tags.ts";
import { viewPerson } from "./views.ts";

export async function presentPerson({ actor, db, now }: StaffCall<Db>, row: PersonRecordRow): Promise<Person> {
  const tags = await listTagsByPerson(db, [row.id]);
  const since = activeSince(now, actor.network.timeZone);
  return viewPerson(row, { actor, now, tags: tags.get(row.id) ?? [], since });
}
