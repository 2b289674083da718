/** Of the figures: they need no ids. */
export const figureSamples = {
  getSidebarTotals: { by: "wout" as const, input: {} },
  getTicketSummary: { by: "wout" as const, input: {} },
};
