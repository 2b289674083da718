/** Surveys for tests: complete by default, and under way. */
import { randomBytes } from "node:crypto";
import {
  type Instrument,
  type PaperAnswer,
  type SentAnswer,
  type SentContribution,
  type Survey,
  SurveyDraft,
} from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { Caller } from "../../../testing/client.ts";
import { ofIdea } from "../../../testing/ideas.ts";
import type { Place } from "../../../testing/places.ts";
import { aPhase, createLiveProject } from "../../../testing/projects.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

type Draft = Partial<SurveyDraft>;

const id = (number: number): string => `00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`;

/** Asks whether the square is clean, and why not. */
export const ids = { page: id(1), clean: id(2), yes: id(3), no: id(4), why: id(5) };

const common = { description: "", showsHeader: true, imageId: null, isPrivate: false };
const ifNotClean = {
  match: "all" as const,
  tests: [{ questionId: ids.clean, rowId: null, is: "anyOf" as const, optionIds: [ids.no], number: null }],
};

export const questionnaire = (title = "Ons plein", options = ["Ja", "Nee"]): Instrument => ({
  showsHeader: true,
  title,
  description: "",
  pages: [
    {
      id: ids.page,
      title: "",
      showIf: null,
      endIf: null,
      questions: [
        {
          ...common,
          kind: "single",
          id: ids.clean,
          text: "Is het plein proper?",
          isRequired: true,
          showIf: null,
          options: options.map((text, at) => ({ id: id(3 + (at < 2 ? at : at + 10)), text })),
          hasOther: false,
        },
        {
          ...common,
          kind: "open",
          id: ids.why,
          text: "Waarom niet?",
          isRequired: false,
          showIf: ifNotClean,
          form: "long",
          smallest: null,
          largest: null,
        },
      ],
    },
  ],
});

export const aSurvey = (places: Pick<Place, "id">[], changes: Draft = {}): SurveyDraft => ({
  language: "nl",
  instrument: questionnaire(),
  startsOn: dayIn(0),
  endsOn: dayIn(30),
  neighbourhoodIds: places.map((place) => place.id),
  ...changes,
});

/** As it is written out. */
export const questionnaireFile = () => ({
  format: "stoep-questionnaire",
  version: 1,
  language: "nl",
  instrument: questionnaire(),
});

export const surveyParams = (survey: { id: string }) => ({ params: { surveyId: survey.id } });

/** What an editor sends back after reading a survey: only the writable fields. */
export const surveyDraftOf = (survey: Survey, changes: Draft = {}): SurveyDraft => ({
  ...SurveyDraft.parse(survey),
  ...changes,
});

export const changeSurvey = (editor: Caller, survey: Survey, changes: Draft): Promise<Survey> =>
  editor.surveys.updateSurvey({
    ...surveyParams(survey),
    body: { version: survey.version, survey: surveyDraftOf(survey, changes) },
  });

export const createSurvey = (editor: Caller, places: Place[], changes: Draft = {}): Promise<Survey> =>
  editor.surveys.createSurvey({ body: aSurvey(places, changes) });

/** Previews and publishes the given version: now, or at a scheduled time. */
export async function publishSurvey(editor: Caller, survey: Survey, at: string | null = null): Promise<Survey> {
  await editor.surveys.previewSurvey(surveyParams(survey));
  return editor.surveys.publishSurvey({ ...surveyParams(survey), body: { version: survey.version, at } });
}

export const createLiveSurvey = async (editor: Caller, places: Place[], changes: Draft = {}): Promise<Survey> =>
  publishSurvey(editor, await createSurvey(editor, places, changes));

/** What a contribution form takes: everything. */
export const takesAll = {
  type: "proposal",
  takesAttachments: true,
  takesImages: true,
  takesSupport: true,
  takesPlace: true,
} as const;

/** A phase of a project, live. */
export async function createPhasedProject(
  editor: Caller,
  places: Place[],
  changes: Parameters<typeof createLiveProject>[2] = {},
) {
  const project = await createLiveProject(editor, places, { isPhased: true, phases: [aPhase()], ...changes });
  const [phase] = project.phases;
  return { projectId: project.id, phaseId: phase?.id ?? null };
}

/** Live, of a project with a phase. */
export const createForm = async (editor: Caller, places: Place[], changes: Draft = {}): Promise<Survey> =>
  createLiveSurvey(editor, places, {
    kind: "form",
    form: takesAll,
    ...(await createPhasedProject(editor, places)),
    ...changes,
  });

type NewContribution = z.input<typeof SentContribution>;
export const aContribution = (changes: Partial<NewContribution> = {}): NewContribution => ({
  instrumentVersion: 1,
  language: "nl",
  answers: yes,
  title: "Een bank onder de linde",
  text: "Daar is het ’s zomers koel.",
  ...changes,
});

export const sendContribution = (who: Caller, form: { id: string }, changes: Partial<NewContribution> = {}) =>
  who.surveys.contribute({ ...surveyParams(form), body: aContribution(changes) });

/** As its author reads it then. */
export const contribute = async (...given: Parameters<typeof sendContribution>) =>
  given[0].participation.readIdea(ofIdea(await sendContribution(...given)));

export const openSlug = "is-ons-plein-proper";
export const createOpenSurvey = (editor: Caller, places: Place[], changes: Draft = {}): Promise<Survey> =>
  createLiveSurvey(editor, places, { respondents: "open", slug: openSlug, ...changes });

export const yes = { [ids.clean]: { optionIds: [ids.yes] } };
export const no = { [ids.clean]: { optionIds: [ids.no] }, [ids.why]: { text: "Overal sigaretten" } };

export const anAnswer = (changes: Partial<SentAnswer> = {}): SentAnswer => ({
  id: newId(),
  instrumentVersion: 1,
  language: "nl",
  answers: yes,
  ...changes,
});

/** As it is entered from paper. */
export const aPaperAnswer = ({ id: neighbourhoodId }: Pick<Place, "id">, changes: Partial<PaperAnswer> = {}) => {
  const { id: _, ...sent } = anAnswer();
  return { ...sent, neighbourhoodId, leftBlank: [], ...changes };
};

/** Of a link to go on later. */
export const aSecret = (): string => randomBytes(16).toString("base64url");

export const aKeptAnswer = () => ({
  secret: aSecret(),
  instrumentVersion: 1,
  language: "nl" as const,
  answers: no,
  neighbourhoodId: null,
});

export const answer = (who: Caller, survey: { id: string }, changes: Partial<SentAnswer> = {}) =>
  who.surveys.sendAnswer({ ...surveyParams(survey), body: anAnswer(changes) });

export const myAnswer = (who: Caller, survey: { id: string }) => who.surveys.readMyAnswer(surveyParams(survey));

/** By the public link, as somebody of Noord. */
export const answerByLink = (
  { guest, networks, noord }: Town,
  changes: Partial<SentAnswer> & { neighbourhoodId?: string; website?: string } = {},
) =>
  guest.surveys.sendOpenAnswer({
    params: { networkSlug: networks.testdorp.slug, surveySlug: openSlug },
    body: { ...anAnswer(), neighbourhoodId: noord.id, ...changes },
  });

export const storedAnswers = ({ db }: Town, survey: { id: string }) =>
  db.selectFrom("surveyAnswer").selectAll().where("surveyId", "=", survey.id).execute();
