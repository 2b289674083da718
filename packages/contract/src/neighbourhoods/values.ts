/** Lists of neighbourhoods, for use without its schemas. */

/** Under which open data is published. */
export const dataLicences = ["CC-BY-4.0", "CC0-1.0", "ODbL-1.0", "gratis-hergebruik-1.0"] as const;

export const currencies = ["EUR", "GBP", "USD"] as const;
