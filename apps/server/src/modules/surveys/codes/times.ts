/** How often a wrong code may be typed. D §12 */

/** Wrong ones, from one network address. */
export const wrongCodeLimit = { max: 10, seconds: 3600 };

/** Of one survey, from wherever: beyond them each try takes a computed proof, and none is turned away. */
export const withoutProof = { max: 1_000, seconds: 3600 };
