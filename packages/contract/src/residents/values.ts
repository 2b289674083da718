/** Lists of residents, for use without its schemas. */

/** Counts of people below this, including zero, are never disclosed. D §9 */
export const peopleCountMin = 10;

/** S1 §2 Dashboard. */
export const registrationPeriods = ["week", "month"] as const;
