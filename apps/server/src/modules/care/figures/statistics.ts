/** What care does for the city in a period, as a screen, a file and a report. S2 §2 */
import { type CarePeriod, figures } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { listFile, writeReport } from "#modules/files/index.ts";
import { readImpact, readStatistics } from "./statistics/read.ts";
import { phrases } from "./statistics/words.ts";
import { fileRows, reportOf, statisticsFile } from "./statistics/writing.ts";

type Call = Pick<RouteCall<Staff>, "actor" | "db" | "language" | "now"> & { query: { period: CarePeriod } };
const asked = ({ actor, db, language, now, query }: Call) => ({ actor, db, language, now, period: query.period });

export const statisticsHandlers = handle(figures, {
  getTicketImpact: (call) => readImpact(asked(call)),

  getCareStatistics: (call) => readStatistics(asked(call)),

  async exportCareStatistics(call) {
    const { actor, language, now, query } = call;
    const statistics = await readStatistics(asked(call));
    async function* rows() {
      yield* fileRows(statistics, language);
    }
    const options = { format: query.format, language, now, timeZone: actor.network.timeZone };
    return listFile(statisticsFile, rows(), options);
  },

  async reportCareStatistics(call) {
    const { actor, language } = call;
    const statistics = await readStatistics(asked(call));
    const content = await writeReport(reportOf(statistics, { organisation: actor.organisation.name, language }));
    const name = phrases.title[language].toLocaleLowerCase(language).replace(/[^\p{L}\p{N}]+/gu, "-");
    return { content, type: "application/pdf", saveAs: `${name}-${statistics.from}-${statistics.until}.pdf` };
  },
});
