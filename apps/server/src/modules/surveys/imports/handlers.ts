import { questionnaireFileOf, SurveyDraft, surveyLimits, surveys } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure } from "#kernel/refuse.ts";
import { receiveUpload } from "#modules/files/index.ts";
import { cleanContent, columnsOf } from "../content.ts";
import { announceToColleagues } from "../go-live.ts";
import { coverVerdict } from "../policy.ts";
import { loadSurvey } from "../presentation.ts";
import { saveSurvey } from "../save.ts";
import { readInProgram } from "./read-process.ts";

export const fileHandlers = handle(surveys, {
  async importQuestionnaire(call) {
    const { actor, config, db, file, now, query } = call;
    // Before the file is received; what it asks on a map is judged once it is read.
    ensure(coverVerdict(actor, { kind: query.kind, hasMap: false, neighbourhoodIds: [], id: null }));
    const id = newId();
    const limits = { folder: config.folder, maxBytes: surveyLimits.fileBytes, sender: call };
    const losses = await receiveUpload(limits, file.content, async ({ path }) => {
      const read = await readInProgram(actor.network.id, { path, language: query.language });
      const { language, instrument, introduction, videoUrl, thanks, translations } = read.content;
      const draft = { kind: query.kind, language, instrument, introduction, videoUrl, thanks, translations };
      const content = cleanContent(SurveyDraft.parse(draft));
      ensure(coverVerdict(actor, { ...columnsOf(content), ...content, id: null }));
      await call.transact(async (scope) => {
        const author = { organisationId: actor.organisation.id, accountId: actor.accountId, now };
        await saveSurvey(scope.db, { id, ...author }, content);
        await announceToColleagues({ ...call, ...scope });
      });
      return read.losses;
    });
    return { survey: await loadSurvey({ ...call, db }, id), losses };
  },

  async exportQuestionnaire(call) {
    const survey = await loadSurvey(call, call.params.surveyId);
    const file = questionnaireFileOf(survey);
    return {
      content: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
      type: "application/json",
      saveAs: `${survey.slug || survey.kind}.stoep.json`,
    };
  },
});
