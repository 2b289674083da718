import { dayAt } from "@stoep/contract/kernel";
import { surveyProblems, surveys } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { disclosedReach, schedule, selectPlacesReachedBy, stateOf } from "#modules/publishing/index.ts";
import { cleanContent, columnsOf, contentOf } from "../content.ts";
import { announceToColleagues, announceToReaders } from "../go-live.ts";
import { changesOf, recordSurvey } from "../log.ts";
import { coverVerdict, publicationVerdict } from "../policy.ts";
import { loadSurvey, verdictsOn } from "../presentation.ts";
import { refuseProblems, saveChange, saveSurvey } from "../save.ts";
import { selectReadSurveys } from "../store/read-surveys.ts";
import { findSurvey, lockSurvey } from "../store/surveys.ts";
import { viewReadSurvey } from "../views.ts";

const authorOf = ({ actor, now }: Pick<StaffCall, "actor" | "now">) => ({
  organisationId: actor.organisation.id,
  accountId: actor.accountId,
  now,
});

export const draftHandlers = handle(surveys, {
  async getSurvey(call) {
    return loadSurvey(call, call.params.surveyId);
  },

  async createSurvey(call) {
    const { actor, db } = call;
    const content = cleanContent(call.body);
    ensure(coverVerdict(actor, { ...columnsOf(content), ...content, id: null }));
    const id = newId();
    await saveSurvey(db, { id, ...authorOf(call) }, content);
    await announceToColleagues(call);
    return loadSurvey(call, id);
  },

  async copySurvey(call) {
    const { params, actor, db } = call;
    const copied = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    ensure(coverVerdict(actor, { ...copied, id: null }));
    const id = newId();
    const source = contentOf(copied);
    // A link leads to one, and its days are its own.
    const own = { ...source, slug: "", startsOn: null, endsOn: null };
    const content = copied.projectTitle === null ? { ...own, projectId: null, phaseId: null } : own;
    const keptImages = copied.images.map((image) => image.id);
    await saveSurvey(db, { id, keptImages, ...authorOf(call) }, content);
    await announceToColleagues(call);
    return loadSurvey(call, id);
  },

  async updateSurvey(call) {
    const { params, body, actor, db, now } = call;
    const before = (await lockSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    ensure(verdictsOn(call, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    const content = cleanContent(body.survey);
    const wanted = { ...before, ...columnsOf(content), neighbourhoodIds: content.neighbourhoodIds, kind: before.kind };
    ensure(coverVerdict(actor, wanted, before));
    const isOpened = content.neighbourhoodIds.length === 0 && before.neighbourhoodIds.length > 0;
    if (isOpened && stateOf(before) !== "concept") ensure(publicationVerdict(actor, wanted));
    const today = dayAt(now, actor.network.timeZone);
    const changed = await saveChange(db, before, content, { ...authorOf(call), today });
    if (changed.length === 0) return loadSurvey(call, before.id);
    if (stateOf(before) !== "concept") {
      const named = { id: before.id, title: content.instrument.title };
      await recordSurvey(call, "edit", named, changesOf(before, content, changed));
    }
    if (before.publishedAt) {
      const isEverywhere = before.neighbourhoodIds.length === 0 || content.neighbourhoodIds.length === 0;
      const both = [...new Set([...before.neighbourhoodIds, ...content.neighbourhoodIds])];
      await announceToReaders({ ...call, network: actor.network }, { neighbourhoodIds: isEverywhere ? [] : both });
    }
    await announceToColleagues(call);
    return loadSurvey(call, before.id);
  },

  async previewSurvey(call) {
    const { params, actor, db, now } = call;
    const survey = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    refuseProblems(surveyProblems(contentOf(survey)));
    await schedule.markPreviewed(db, "survey", survey.id, survey.version);
    const row = await selectReadSurveys(db, survey.language).where("survey.id", "=", survey.id).executeTakeFirst();
    if (!row) return refuse("not_found");
    const neighbourhoodIds = row.neighbourhoods.map(({ id }) => id);
    const places = await selectPlacesReachedBy(db, { neighbourhoodIds, streetIds: [], visibility: "everyone" })
      .orderBy("neighbourhood.name")
      .execute();
    return {
      version: survey.version,
      reach: disclosedReach(places, false),
      readings: [null, ...survey.translations].map((translation) =>
        viewReadSurvey({ ...row, translation }, { network: actor.network, now, audience: "editors" }),
      ),
    };
  },
});
