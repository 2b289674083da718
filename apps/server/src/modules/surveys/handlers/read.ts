import { dayAt } from "@stoep/contract/kernel";
import { surveys } from "@stoep/contract/surveys";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { listPublicSurveys } from "../store/public-surveys.ts";
import { isLive, mayRead, selectReadSurveys } from "../store/read-surveys.ts";
import { viewPublicSurvey, viewReadSurvey } from "../views.ts";

export const readHandlers = handle(surveys, {
  async readSurvey({ params, query, actor, db, now, language }) {
    const row = await selectReadSurveys(db, query.language ?? language)
      .where("survey.id", "=", params.surveyId)
      .where((eb) => mayRead(eb, actor))
      .executeTakeFirst();
    const { network } = actor;
    return row ? viewReadSurvey(row, { network, now, audience: "readers" }) : refuse("not_found");
  },

  async listPublicSurveys({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const today = dayAt(now, network.timeZone);
    const { organisationId, projectId } = query;
    const reader = { language: query.language ?? language, today, organisationId, projectId };
    const rows = await listPublicSurveys(bind(network).db, reader);
    return { items: rows.map((row) => viewPublicSurvey(row, today)) };
  },

  async readPublicSurvey({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const row = await selectReadSurveys(bind(network).db, query.language ?? language)
      .where("survey.slug", "=", params.surveySlug)
      .where(isLive)
      .executeTakeFirst();
    return row ? viewReadSurvey(row, { network, now, audience: "public" }) : refuse("not_found");
  },
});
