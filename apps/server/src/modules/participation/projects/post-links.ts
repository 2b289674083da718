/** Projects and citizen budgets by name: as what messages and activities belong to, or to a phase of, and what licences are for. S1 §3, D §4 */
import type { LicensedKind } from "#modules/licences/index.ts";
import type { LinkKind } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";
import { findReadable, listOwnByIds, searchOwnByWords } from "./store/post-links.ts";

export const projectLinks: LinkKind = {
  feature: "ideas",
  listOwn({ actor, db, language }, wanted) {
    const reader = { organisationId: actor.organisation.id, language };
    return "ids" in wanted ? listOwnByIds(db, reader, wanted.ids) : searchOwnByWords(db, reader, wanted);
  },
  async findReadable({ db, ...reader }, ids) {
    const rows = await findReadable(db, reader, ids);
    return new Map(
      rows.map(({ id, name, parts }) => [id, { name, partNames: new Map(parts.map((one) => [one.id, one.name])) }]),
    );
  },
  // The page shows the phase, and where it has gone, the project.
  pathOf: (id, part) => `/projects/${id}${part === null ? "" : `#phase-${part}`}`,
  words: words.links,
};

export const licensedProjects: LicensedKind = {
  feature: "ideas",
  listOf: ({ db, language }, organisationId, wanted) =>
    "ids" in wanted
      ? listOwnByIds(db, { organisationId, language }, wanted.ids)
      : searchOwnByWords(db, { organisationId, language }, { ...wanted, isPublished: false }),
};
