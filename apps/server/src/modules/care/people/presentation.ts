/** A person's file, as this reader sees it. */

import type { Person } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { phoneWriter } from "../phone.ts";
import { recordReading } from "./reading-log.ts";
import { activeSince } from "./rules.ts";
import { listHousehold } from "./store/households.ts";
import type { PersonRecordRow } from "./store/people.ts";
import { listTagsByPerson } from "./store/tags.ts";
import { viewPerson } from "./views.ts";

/** A reader of a file is in the access log, also after changing something in it. */
export async function presentPerson(call: StaffCall<Db>, row: PersonRecordRow): Promise<Person> {
  await recordReading(call, { what: "file", personIds: [row.id] });
  return presentLogged(call, row);
}

/** Of a reading that is in the log already, or of what the reader has just typed. */
export async function presentLogged({ actor, config, db, now }: StaffCall<Db>, row: PersonRecordRow): Promise<Person> {
  const tags = await listTagsByPerson(db, [row.id]);
  const since = activeSince(now, actor.network.timeZone);
  const writePhone = await phoneWriter(config);
  const household = await listHousehold(db, row);
  return viewPerson(row, { actor, now, tags: tags.get(row.id) ?? [], since, household, writePhone });
}
