/** How often a wrong code may be typed. D §11 */

/** Wrong ones, from one network address, such as a library. docs/decisions/2026-11-30-wrong-codes-are-counted-by-address.md */
export const wrongCodeLimit = { max: 30, seconds: 3600 };
