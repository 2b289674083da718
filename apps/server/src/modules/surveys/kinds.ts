/** Surveys, calls and contribution forms as what messages and activities belong to, licences are for, and the inbox counts. S1 §2, §3; D §4 */
import type { SurveyKind } from "@stoep/contract/surveys";
import type { LicensedKind } from "#modules/licences/index.ts";
import type { InboxKind, LinkKind } from "#modules/publishing/index.ts";
import { countByState } from "./store/lists.ts";
import { findReadable, listOwnByIds, searchOwnByWords } from "./store/names.ts";
import { words } from "./texts.ts";

const noParts: readonly never[] = [];

/** Where it is answered, in the residents' app. */
const paths: Record<SurveyKind, (id: string) => string> = {
  survey: (id) => `/take-part/surveys/${id}`,
  call: (id) => `/take-part/surveys/${id}`,
  form: (id) => `/take-part/forms/${id}`,
};

const linksTo = (kind: SurveyKind): LinkKind => ({
  feature: "surveys",
  async listOwn({ actor, db, language }, wanted) {
    const reader = { organisationId: actor.organisation.id, language, kind };
    const own =
      "ids" in wanted ? await listOwnByIds(db, reader, wanted.ids) : await searchOwnByWords(db, reader, wanted);
    return own.map((one) => ({ ...one, parts: noParts }));
  },
  async findReadable({ db, ...reader }, ids) {
    const rows = await findReadable(db, { ...reader, kind }, ids);
    return new Map(
      rows.map(({ id, name, respondents, slug }) => [
        id,
        // Who is not signed in could not answer on the page of residents.
        {
          name,
          partNames: new Map(),
          path: respondents !== "residents" && slug !== null ? `/surveys/${slug}` : undefined,
        },
      ]),
    );
  },
  pathOf: paths[kind],
  words: words.links[kind],
});

/** A licence names one of whichever kind. */
const licensed: LicensedKind = {
  feature: "surveys",
  listOf({ db, language }, organisationId, wanted) {
    const reader = { organisationId, language, kind: null };
    return "ids" in wanted
      ? listOwnByIds(db, reader, wanted.ids)
      : searchOwnByWords(db, reader, { ...wanted, isPublished: false });
  },
};

/** All kinds together, for colleagues who may list them. */
const inInbox: InboxKind = { feature: "surveys", count: countByState };

export const kinds = {
  linkKinds: { survey: linksTo("survey"), call: linksTo("call"), form: linksTo("form") },
  licensedKinds: { survey: licensed },
  inboxKinds: { survey: inInbox },
};
