/** What care does for the city in a period, as a screen, a file and a report. S2 §2 */
import { type CarePeriod, type CareSelection, careStatistics } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { fileOptions, listFile, writeReport } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { phrases } from "../definitions.ts";
import { statisticsFile, statisticsReport, statisticsRows } from "../export.ts";
import { loadImpact, loadStatistics, viewStatistics } from "../figures.ts";

type Call = ReaderScope<Staff> & { query: { period: CarePeriod } & CareSelection };
const queryOf = ({ actor, db, language, now, query: { period, neighbourhoodId, tagId } }: Call) => ({
  actor,
  db,
  language,
  now,
  period,
  selection: { neighbourhoodId, tagId },
});

export const periodStatisticsHandlers = handle(careStatistics, {
  getTicketImpact: (call) => loadImpact(queryOf(call)),

  getCareStatistics: async (call) => viewStatistics(await loadStatistics(queryOf(call))),

  async exportCareStatistics(call) {
    const { language } = call;
    const statistics = await loadStatistics(queryOf(call));
    async function* rows() {
      yield* statisticsRows(statistics, language);
    }
    return listFile(statisticsFile, rows(), await fileOptions(call));
  },

  async reportCareStatistics(call) {
    const { actor, language } = call;
    const statistics = await loadStatistics(queryOf(call));
    const content = await writeReport(
      statisticsReport(statistics, { organisation: actor.organisation.name, language }),
      await findNetworkLook(call.db, actor.network.id),
    );
    const name = phrases.title[language].toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
    return { content, type: "application/pdf", saveAs: `${name}-${statistics.from}-${statistics.until}.pdf` };
  },
});
