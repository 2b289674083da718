/** How long answers are kept that were not sent, and how often somebody may keep and open them. */

/** From the last time that they were kept. */
export const draftDays = 30;

/** From one network address, such as a school's: slowed for a minute at most, never closed. */
export const draftLimit = { max: 60, seconds: 60 };
