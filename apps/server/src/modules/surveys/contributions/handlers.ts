import { dayAt } from "@stoep/contract/kernel";
import { Instrument, type SentContribution, surveys } from "@stoep/contract/surveys";
import { inLanguage, inWords, questionsOf, withAnswers } from "@stoep/instrument";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { contributeByForm, projectToWriteIn } from "#modules/participation/index.ts";
import { answerVerdict, findInstrument, judge, shareSurvey } from "../answers/index.ts";
import { findForm, findTexts, type OpenForm } from "./store.ts";

export const contributionHandlers = handle(surveys, {
  async contribute(call) {
    const { body, db, params } = call;
    const { projectId } = await loadForm(call);
    const project = await projectToWriteIn(call, projectId);
    await shareSurvey(db, params.surveyId);
    const form = await loadForm(call);
    if (form.projectId !== projectId) refuse("changed_meanwhile");
    checkTaken(form, body);
    const { id, isWaiting } = await contributeByForm(call, project, {
      phaseId: form.phaseId,
      kind: form.type,
      takesSupport: form.form.takesSupport,
      idea: body,
      formId: form.id,
      formVersion: body.instrumentVersion,
      answers: await answersOf(db, form, body),
    });
    return { id, isWaiting };
  },
});

/** One that the resident reads and that takes contributions now. Refuses with `not_found`, `survey_not_active`, `residence_not_proven`. */
async function loadForm({ actor, db, now, params }: ResidentCall & { params: { surveyId: string } }) {
  const found = (await findForm(db, params.surveyId, actor)) ?? refuse("not_found");
  const { form, projectId } = found;
  // A project that was deleted since takes its form along.
  if (projectId === null || form?.type == null) return refuse("not_found");
  const respondent = { ...found, isProven: actor.isProven, hasAnswered: false, isFound: false };
  ensure(answerVerdict(respondent, dayAt(now, actor.network.timeZone)));
  return { ...found, form, type: form.type, projectId };
}

/** What the form does not take is in no contribution. */
function checkTaken({ form }: Pick<OpenForm, "form">, { attachmentIds, images, place }: SentContribution): void {
  if (!form?.takesImages && images.length > 0) refuseFields({ images: "invalid" });
  if (!form?.takesAttachments && attachmentIds.length > 0) refuseFields({ attachmentIds: "invalid" });
  if (!form?.takesPlace && place !== null) refuseFields({ place: "invalid" });
}

/** In the words in which the questions were read. Refuses with `changed_meanwhile` and `invalid_input`. */
async function answersOf(db: Db, form: OpenForm, sent: SentContribution) {
  const { answers, instrumentVersion, language } = await judge(db, form, sent);
  const asked = (await findInstrument(db, form.id, instrumentVersion)) ?? form.instrument;
  const texts = await findTexts(db, form.id, language);
  const instrument = inLanguage(Instrument.parse(asked), texts);
  return questionsOf(instrument).flatMap((question) => {
    const value = answers[question.id];
    if (value === undefined) return [];
    const { id: questionId, isPrivate, text } = question;
    return [
      {
        questionId,
        question: withAnswers(text, instrument, answers),
        answer: inWords(question, value),
        value,
        isPrivate,
      },
    ];
  });
}
