/** Lists of neighbourhoods, for use without its schemas. */

export const currencies = ["EUR", "GBP", "USD"] as const;
