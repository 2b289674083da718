import { publishing } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { listFile, writeReport } from "#modules/files/index.ts";
import { medianWindow } from "../rules.ts";
import { fileRows, statisticsFile } from "../statistics/file.ts";
import { readStatistics } from "../statistics/read.ts";
import { reportName, reportOf } from "../statistics/report.ts";
import { findMedians } from "../store/medians.ts";
import { viewMedians } from "../views.ts";

async function readMedians({ actor, db, now }: Pick<RouteCall<Staff>, "actor" | "db" | "now">) {
  const { since, until } = medianWindow(now);
  return viewMedians(since, await findMedians(db, actor.organisation.id, since, until));
}

export const statisticsHandlers = handle(publishing, {
  async getStatistics(call) {
    return (await readStatistics(call, call.params.postId)).statistics;
  },

  async exportStatistics(call) {
    const { query, actor, language, now } = call;
    const { post, statistics } = await readStatistics(call, call.params.postId);
    async function* rows() {
      yield* fileRows(statistics, language);
    }
    const options = { format: query.format, language, now, timeZone: actor.network.timeZone };
    return listFile(statisticsFile(post, statistics), rows(), options);
  },

  async exportReport(call) {
    const { actor, language, now } = call;
    const figures = await readStatistics(call, call.params.postId);
    const medians = await readMedians(call);
    const content = await writeReport(reportOf({ ...figures, medians, actor, language, now }));
    return { content, type: "application/pdf", saveAs: reportName(figures.post.title, language, now) };
  },

  getMedians: readMedians,
});
