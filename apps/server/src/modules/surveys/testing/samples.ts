import type { surveys } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  aKeptAnswer,
  anAnswer,
  aPaperAnswer,
  aSecret,
  aSurvey,
  createLiveSurvey,
  createSurvey,
  publishSurvey,
  questionnaireFile,
  surveyParams,
} from "./surveys.ts";

const random = () => ({
  /** A live survey of the city in Noord. */
  surveyId: newId(),
  draftId: newId(),
  scheduledId: newId(),
  endedId: newId(),
  deletedId: newId(),
  slug: "een-vraag-aan-niemand",
  /** An answer from paper. */
  entered: { surveyId: newId(), entryId: newId() },
  kept: { surveyId: newId(), secret: aSecret() },
});

let links = 0;

export const samples = defineSamples<typeof surveys>()({
  stage: {
    surveyId: async ({ people: { pim }, noord }) => (await createLiveSurvey(pim, [noord])).id,
    async draftId({ people: { pim }, noord }) {
      const draft = await createSurvey(pim, [noord]);
      await pim.surveys.previewSurvey(surveyParams(draft));
      return draft.id;
    },
    async scheduledId({ people: { pim }, noord, in: after }) {
      return (await publishSurvey(pim, await createSurvey(pim, [noord]), after({ hours: 1 }))).id;
    },
    async endedId({ people: { pim }, noord }) {
      const survey = await createLiveSurvey(pim, [noord]);
      await pim.surveys.endSurvey(surveyParams(survey));
      return survey.id;
    },
    async deletedId({ people: { pim }, noord }) {
      const survey = await createSurvey(pim, [noord]);
      await pim.surveys.deleteSurvey(surveyParams(survey));
      return survey.id;
    },
    async entered({ people: { pim }, noord }) {
      const params = { surveyId: (await createLiveSurvey(pim, [noord])).id, entryId: newId() };
      await pim.surveys.enterPaperAnswer({ params, body: aPaperAnswer(noord) });
      return params;
    },
    async kept({ people: { pim }, guest, noord, networks }) {
      const surveyId = (await createLiveSurvey(pim, [noord])).id;
      const body = aKeptAnswer();
      await guest.surveys.keepDraft({ params: { networkSlug: networks.testdorp.slug, surveyId }, body });
      return { surveyId, secret: body.secret };
    },
    async slug({ people: { pim }, noord }) {
      links += 1;
      const slug = `een-vraag-aan-iedereen-${links}`;
      await createLiveSurvey(pim, [noord], { respondents: "open", slug });
      return slug;
    },
  },
  random,
  of: ({ networkSlug, neighbourhoodId, ...ids }) => {
    const survey = { surveyId: ids.surveyId };
    const draft = { surveyId: ids.draftId };
    const link = { networkSlug, surveySlug: ids.slug };
    const body = aSurvey([{ id: neighbourhoodId }]);
    return {
      listSurveys: { by: "pim", input: { query: { neighbourhoodId } } },
      exportSurveys: { by: "pim", input: { query: { neighbourhoodId, format: "xlsx" } } },
      getSurvey: { by: "pim", input: { params: survey } },
      createSurvey: { by: "pim", input: { body } },
      importQuestionnaire: {
        by: "pim",
        input: {
          query: { kind: "survey", language: "nl" },
          file: new Blob([JSON.stringify(questionnaireFile())]),
          fileName: "vragen.stoep.json",
        },
      },
      exportQuestionnaire: { by: "pim", input: { params: survey } },
      listPaperEntries: { by: "pim", input: { params: survey } },
      readPaperAnswer: { by: "pim", input: { params: ids.entered } },
      enterPaperAnswer: {
        by: "pim",
        input: { params: { ...survey, entryId: newId() }, body: aPaperAnswer({ id: neighbourhoodId }) },
      },
      takeBackPaperAnswer: { by: "pim", input: { params: ids.entered } },
      printQuestionnaire: { by: "pim", input: { params: survey, query: { language: "nl" } } },
      copySurvey: { by: "pim", input: { params: survey } },
      updateSurvey: { by: "pim", input: { params: draft, body: { version: 1, survey: body } } },
      previewSurvey: { by: "pim", input: { params: draft } },
      publishSurvey: { by: "pim", input: { params: draft, body: { version: 1, at: null } } },
      unscheduleSurvey: { by: "pim", input: { params: { surveyId: ids.scheduledId } } },
      setSurveyPublic: { by: "pim", input: { params: survey, body: { isPublic: true } } },
      setSurveyDays: {
        by: "pim",
        input: { params: survey, body: { startsOn: dayIn(0), endsOn: null } },
      },
      endSurvey: { by: "pim", input: { params: survey } },
      reopenSurvey: { by: "pim", input: { params: { surveyId: ids.endedId }, body: { endsOn: null } } },
      deleteSurvey: { by: "pim", input: { params: survey } },
      undeleteSurvey: { by: "pim", input: { params: { surveyId: ids.deletedId } } },
      listOpenSurveys: { by: "dirk", input: {} },
      readSurvey: { by: "dirk", input: { params: survey } },
      readPublicSurvey: { by: "guest", input: { params: link } },
      listPublicSurveys: { by: "guest", input: { params: { networkSlug: link.networkSlug } } },
      readMyAnswer: { by: "dirk", input: { params: survey } },
      sendAnswer: { by: "dirk", input: { params: survey, body: anAnswer() } },
      sendOpenAnswer: { by: "guest", input: { params: link, body: { ...anAnswer(), neighbourhoodId } } },
      keepDraft: {
        by: "guest",
        input: { params: { networkSlug, ...survey }, body: aKeptAnswer() },
      },
      openDraft: {
        by: "guest",
        input: { params: { networkSlug, surveyId: ids.kept.surveyId }, body: { secret: ids.kept.secret } },
      },
      dropDraft: {
        by: "guest",
        input: { params: { networkSlug, surveyId: ids.kept.surveyId }, body: { secret: ids.kept.secret } },
      },
      sendTestAnswer: { by: "pim", input: { params: draft, body: anAnswer() } },
    };
  },
});
