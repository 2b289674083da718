import { fakeServer, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import type { AccessByFeature, FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features } from "@stoep/contract/features";
import type { Question } from "@stoep/instrument";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import type { Survey, SurveyPreview, SurveyRow } from "../parts/words.ts";

export const aQuestion = (change: Partial<Question> = {}): Question =>
  ({
    kind: "single",
    id: idOf(41),
    text: "Wat mist u?",
    description: "",
    isRequired: false,
    showsHeader: true,
    imageId: null,
    isPrivate: false,
    showIf: null,
    options: [
      { id: idOf(51), text: "Bomen" },
      { id: idOf(52), text: "Banken" },
    ],
    hasOther: false,
    ...change,
  }) as Question;

const aPage = (questions: Question[]) => ({ id: idOf(31), title: "", showIf: null, endIf: null, questions });

export const withQuestions = (...questions: Question[]): Pick<Survey, "instrument"> => ({
  instrument: { showsHeader: true, title: "Ons plein", description: "", pages: [aPage(questions)] },
});

/** A complete draft by Els. */
export const aSurvey = (change: Partial<Survey> = {}): Survey => ({
  id: idOf(1),
  kind: "survey",
  language: "nl",
  ...withQuestions(aQuestion()),
  introduction: null,
  videoUrl: "",
  thanks: "",
  startsOn: "2026-12-01",
  endsOn: "2027-02-28",
  hasNoEnd: false,
  respondents: "residents",
  asksProof: false,
  canChange: false,
  neighbourhoodIds: [],
  projectId: null,
  phaseId: null,
  slug: "",
  keptMonths: 24,
  form: null,
  translations: [],
  state: "concept",
  version: 1,
  previewedVersion: null,
  instrumentVersion: 1,
  publishAt: null,
  publishedAt: null,
  editedAt: null,
  savedAt: now,
  createdBy: "Els Peeters",
  isPublic: false,
  endedAt: null,
  timing: "upcoming",
  daysLeft: 90,
  hasAnswers: false,
  hasCodes: false,
  participants: null,
  testAnswers: 0,
  images: [],
  projectTitle: null,
  onPaper: null,
  can: { enterPaper: true, edit: true, publish: true, setPublic: true, end: true, reopen: true, delete: true },
  ...change,
});

/** A live one that residents answer. */
export const aRow = (change: Partial<SurveyRow> = {}): SurveyRow => ({
  id: idOf(1),
  kind: "survey",
  title: "Ons plein",
  state: "published",
  publishAt: now,
  publishedAt: now,
  savedAt: now,
  startsOn: "2026-11-01",
  endsOn: "2099-01-15",
  timing: "active",
  daysLeft: 12,
  respondents: "residents",
  isPublic: false,
  questions: 4,
  participants: 58,
  projectTitle: null,
  languages: ["nl"],
  createdBy: "Els Peeters",
  can: { edit: true, setPublic: true, end: true, reopen: true, delete: true },
  ...change,
});

const aPreview = (survey: Survey): SurveyPreview => ({
  version: survey.version,
  reach: { households: 35, residents: 58, neighbourhoods: 1, places: [] },
  readings: [
    {
      ...survey,
      startsOn: "2026-12-01",
      timing: "upcoming",
      isTranslated: false,
      languages: ["nl"],
      videoId: null,
      organisation: { ...aMembership().organisation, logo: null },
      project: null,
      neighbourhoods: [],
    },
  ],
});

const all: FeatureAccess = { read: true, write: true, manage: true };

/** Els edits and administers all of participation. */
export function ofParticipation() {
  const own = featureNames.map((feature) => [feature, features[feature].module === "care" ? undefined : all]);
  const membership = aMembership({ levels: { network: "editor", participation: "admin", care: null } });
  return aSession(membership, [], Object.fromEntries(own) as AccessByFeature);
}

/** A server with one survey, which it saves and previews. */
export function aServer(survey: Survey, replies: NonNullable<Replies["surveys"]> = {}) {
  let current = survey;
  const save = (words: object): Survey => {
    current = { ...current, ...words, version: current.version + 1 };
    return current;
  };
  return fakeServer({
    surveys: {
      getSurvey: () => current,
      createSurvey: ({ body }) => save(body as object),
      updateSurvey: ({ body }) => save(body.survey),
      previewSurvey: () => aPreview(current),
      listSurveys: { items: [], next: null, counts: { published: 0, scheduled: 0, concept: 0 }, found: null },
      ...replies,
    },
    participation: {
      listProjects: { items: [], next: null, counts: { published: 0, scheduled: 0, concept: 0 }, found: null },
    },
    publishing: { listPlaceGroups: { items: [] }, countReach: { households: 340, residents: null } },
    neighbourhoods: {
      getTileConfig: { tiles: null, currency: "EUR" },
      // The map needs a real browser; the journeys cover it.
      readAreas: () => {
        throw refusal("not_found");
      },
    },
  });
}
