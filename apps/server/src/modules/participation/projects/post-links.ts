/** Projects and citizen budgets as what messages and activities belong to, or to a phase of. S1 §3 */
import type { LinkKind } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";
import { findReadable, listOwnByIds, searchOwnByWords } from "./store/post-links.ts";

export const projectLinks: LinkKind = {
  feature: "ideas",
  listOwn({ actor, db, language }, wanted) {
    const reader = { organisationId: actor.organisation.id, language };
    return "ids" in wanted ? listOwnByIds(db, reader, wanted.ids) : searchOwnByWords(db, reader, wanted);
  },
  async findReadable({ actor, db, language }, ids) {
    const rows = await findReadable(db, { actor, language }, ids);
    return new Map(
      rows.map(({ id, name, parts }) => [id, { name, partNames: new Map(parts.map((one) => [one.id, one.name])) }]),
    );
  },
  // The page shows the phase, and where it has gone, the project.
  pathOf: (id, part) => `/projects/${id}${part === null ? "" : `#phase-${part}`}`,
  words: words.links,
};
