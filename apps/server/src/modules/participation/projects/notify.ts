/** Tells the author of a shout that a project began with it, in their language. */
import { sql } from "kysely";
import type { NoticeScope } from "#kernel/call.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { selectAuthorOfShout } from "#modules/shouts/index.ts";
import { tellInLanguages } from "../tell-in-languages.ts";
import { findAnnouncement } from "./store/announcement.ts";
import type { LiveProject } from "./store/publication.ts";

/** Once, however often the project goes live; and only an author who may read it. */
export async function notifyAuthorOfShout(call: NoticeScope, project: LiveProject): Promise<void> {
  const { id, shoutId, isPublic, neighbourhoodIds, plannedBy } = project;
  if (shoutId === null) return;
  const { title, organisation, translations } = await findAnnouncement(call.db, id);
  const author = selectAuthorOfShout(call.db, shoutId)
    .where(
      sql<boolean>`(${isPublic}::boolean or resident.neighbourhood_id = ${anyOf(neighbourhoodIds)}
        or resident.followed_ids && ${idList(neighbourhoodIds)})`,
    )
    .where("person.disabledAt", "is", null);
  await tellInLanguages(call, {
    kind: "participation.begun",
    eventId: id,
    object: { kind: "project", id },
    actor: { accountId: plannedBy, name: organisation },
    original: title,
    translations: translations.map((one) => ({ language: one.language, words: one.title })),
    details: (words) => ({ title: words, organisation }),
    readers: (readIt) => author.where(readIt),
  });
}
