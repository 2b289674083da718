import type { surveys } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import { defineSamples, type Once } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { createSurveyWithCodes, printCodes } from "./codes.ts";
import {
  aContribution,
  aKeptAnswer,
  anAnswer,
  aPaperAnswer,
  aSecret,
  aSurvey,
  createForm,
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
  /** A contribution form. */
  form: { surveyId: newId(), projectId: newId() },
  slug: "een-vraag-aan-niemand",
  /** An answer from paper. */
  entered: { surveyId: newId(), entryId: newId() },
  kept: { surveyId: newId(), secret: aSecret() },
  /** One that is answered by code, and codes of it that were made. */
  codesSurveyId: newId(),
  codesSlug: "een-code-van-niemand",
  codeBatchId: newId(),
  surveyCode: "2222-3333-44",
  surveySerial: 2,
});

let links = 0;

async function withCodes(town: Town) {
  links += 1;
  const survey = await createSurveyWithCodes(town, { slug: `een-vraag-met-een-code-${links}` });
  return { survey, ...(await printCodes(town, survey, { codes: 3 })) };
}

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
    async form({ people: { pim }, noord }) {
      const { id, projectId } = await createForm(pim, [noord]);
      return { surveyId: id, projectId: projectId ?? "" };
    },
    async slug({ people: { pim }, noord }) {
      links += 1;
      const slug = `een-vraag-aan-iedereen-${links}`;
      await createLiveSurvey(pim, [noord], { respondents: "open", slug });
      return slug;
    },
    codesSurveyId: async (_: Town, once: Once) => (await once(withCodes)).survey.id,
    codesSlug: async (_: Town, once: Once) => (await once(withCodes)).survey.slug,
    codeBatchId: async (_: Town, once: Once) => (await once(withCodes)).batch.id,
    surveyCode: async (_: Town, once: Once) => (await once(withCodes)).codes[0] ?? "",
    surveySerial: async (_: Town, once: Once) => (await once(withCodes)).batch.serials?.last ?? 0,
  },
  random,
  of: ({ networkSlug, neighbourhoodId, ...ids }) => {
    const survey = { surveyId: ids.surveyId };
    const draft = { surveyId: ids.draftId };
    const link = { networkSlug, surveySlug: ids.slug };
    const codes = { surveyId: ids.codesSurveyId };
    const byCode = { networkSlug, surveySlug: ids.codesSlug };
    const body = aSurvey([{ id: neighbourhoodId }]);
    return {
      listSurveys: { by: "pim", input: { query: { neighbourhoodId } } },
      exportSurveys: { by: "pim", input: { query: { neighbourhoodId, format: "xlsx" } } },
      countSurveys: { by: "pim", input: {} },
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
      listEarlierQuestions: { by: "pim", input: { query: { search: "plein" } } },
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
      listOpenSurveys: { by: "dirk", input: { query: { projectId: ids.form.projectId } } },
      readSurvey: { by: "dirk", input: { params: survey } },
      readPublicSurvey: { by: "guest", input: { params: link } },
      listPublicSurveys: { by: "guest", input: { params: { networkSlug: link.networkSlug } } },
      readMyAnswer: { by: "dirk", input: { params: survey } },
      sendAnswer: { by: "dirk", input: { params: survey, body: anAnswer() } },
      contribute: { by: "dirk", input: { params: { surveyId: ids.form.surveyId }, body: aContribution() } },
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
      readSurveyCodes: { by: "pim", input: { params: codes } },
      makeSurveyCodes: { by: "pim", input: { params: codes, body: { form: "cards", codes: 12 } } },
      readSurveyCodeFile: { by: "pim", input: { params: { batchId: ids.codeBatchId, part: 1 } } },
      findSurveyCode: { by: "pim", input: { params: { ...codes, serial: ids.surveySerial } } },
      revokeSurveyCode: {
        by: "pim",
        input: { params: codes, body: { serial: ids.surveySerial } },
        needs: ["surveySerial"],
      },
      revokeSurveyCodes: { by: "pim", input: { params: { batchId: ids.codeBatchId } } },
      readCodePuzzle: { by: "guest", input: { params: byCode } },
      readCodeAnswer: { by: "guest", input: { params: byCode, body: { code: ids.surveyCode } } },
      sendCodeAnswer: {
        by: "guest",
        input: { params: byCode, body: { ...anAnswer(), code: ids.surveyCode, neighbourhoodId } },
      },
      getSurveyResults: { by: "pim", input: { params: survey, query: { neighbourhoodIds: [neighbourhoodId] } } },
      listSurveyAnswers: { by: "pim", input: { params: survey, query: { neighbourhoodIds: [neighbourhoodId] } } },
      getSurveyParticipation: { by: "pim", input: { params: survey } },
      sendTestAnswer: { by: "pim", input: { params: draft, body: anAnswer() } },
    };
  },
});
