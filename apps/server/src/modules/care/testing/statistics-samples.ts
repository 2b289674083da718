/** The statistics routes need no ids. */
const plain = { by: "wout" as const, input: {} };
export const statisticsSamples = {
  getSidebarTotals: plain,
  getTicketSummary: plain,
  getTicketImpact: plain,
  getCareStatistics: plain,
  exportCareStatistics: plain,
  reportCareStatistics: plain,
  getCareMap: plain,
};
