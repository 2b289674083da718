/** Lists of vacancies, for use without its schemas. */

export const applicationStates = ["new", "in-contact", "accepted", "declined"] as const;
