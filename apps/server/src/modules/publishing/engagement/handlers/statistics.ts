import { publishing } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { fileOptions, listFile, writeReport } from "#modules/files/index.ts";
import { findNetworkLook, findOutlines } from "#modules/neighbourhoods/index.ts";
import { buildReport, reportFileName } from "../report/report.ts";
import { medianWindow } from "../rules.ts";
import { spreadsheetRows, statisticsFile } from "../spreadsheet.ts";
import { loadStatistics } from "../statistics.ts";
import { findMedians } from "../store/medians.ts";
import { viewMedians } from "../views.ts";

async function loadMedians({ actor, db, now }: ReaderScope<Staff>) {
  const { since, until } = medianWindow(now);
  return viewMedians(since, await findMedians(db, actor.organisation.id, since, until));
}

export const statisticsHandlers = handle(publishing, {
  async getStatistics(call) {
    return (await loadStatistics(call, call.params.postId)).statistics;
  },

  async exportStatistics(call) {
    const { language } = call;
    const { post, statistics } = await loadStatistics(call, call.params.postId);
    async function* rows() {
      yield* spreadsheetRows(statistics, language);
    }
    return listFile(statisticsFile(post, statistics), rows(), await fileOptions(call));
  },

  async exportReport(call) {
    const { actor, language, now } = call;
    const figures = await loadStatistics(call, call.params.postId);
    const medians = await loadMedians(call);
    const placeIds = figures.statistics.perNeighbourhood.map(({ neighbourhoodId }) => neighbourhoodId);
    const outlines = await findOutlines(call.db, placeIds);
    const content = await writeReport(
      buildReport({ ...figures, medians, outlines, actor, language, now }),
      await findNetworkLook(call.db, actor.network.id),
    );
    return { content, type: "application/pdf", saveAs: reportFileName(figures.post.title, language, now) };
  },

  getMedians: loadMedians,
});
