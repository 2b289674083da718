import { Id, sumOf } from "@stoep/contract/kernel";
import { surveys } from "@stoep/contract/surveys";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cursorOf, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findSurvey } from "../store/surveys.ts";
import { listGiven } from "./given-answers.ts";
import { viewParticipation } from "./participation.ts";
import { isFiltered, loadPart, loadSums, partSize, viewPart } from "./read.ts";
import { listAnswerNumbers, listPlaces } from "./store/sums.ts";

export const resultHandlers = handle(surveys, {
  async getSurveyResults({ params, query, actor, db }) {
    const survey = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    const { id } = survey;
    const all = sumOf(await listAnswerNumbers(db, id), ({ answers }) => answers);
    if (!isFiltered(query)) return viewPart(await loadSums(db, id), { all, next: null });
    const [afterId = null] = readCursor(z.tuple([Id]), query.cursor) ?? [];
    const part = await loadPart(db, survey, query, { afterId, ...partSize });
    return viewPart(part, { all, next: part.nextId && cursorOf([part.nextId]) });
  },

  async listSurveyAnswers({ params, query, actor, db }) {
    const survey = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    return listGiven(db, survey, query);
  },

  async getSurveyParticipation({ params, actor, db }) {
    const { id } = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    const numbers = await listAnswerNumbers(db, id);
    const places = await listPlaces(db, [...new Set(numbers.map(({ neighbourhoodId }) => neighbourhoodId))]);
    return viewParticipation(numbers, places);
  },
});
