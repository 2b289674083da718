/** Lists of residents, for use without its schemas. */

/** S1 §2 Dashboard. */
export const registrationPeriods = ["week", "month"] as const;
