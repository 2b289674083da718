/** How often somebody may answer by public links, and how long who answered is known. */
/** Days after the end for which answers are found by who gave them. D §12 */
export const keptDays = 30;

/** From one network address, such as a school's: slowed for a minute at most, never closed. */
export const linkLimit = { max: 60, seconds: 60 };
