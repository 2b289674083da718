/** Lists of the access log, for use without its schemas. */

/** `file`: a record or an application. `list`: a page of a list with contact details. `contact`: those of a ticket or a form. */
export const readingKinds = ["file", "list", "private", "contact", "print", "export", "import", "merge"] as const;

/** Which list a page or a file was of. `agenda`: the visits and answers of a day. */
export const readingLists = ["members", "helpers", "tickets", "recurring", "agenda", "applications"] as const;

/** Where: the modules in which people's contact details are read. */
export const readingModules = ["care", "network"] as const;

/** By what a list was filtered. */
export const readingFilters = [
  "search",
  "level",
  "neighbourhood",
  "tag",
  "category",
  "kind",
  "status",
  "management",
  "transport",
  "professional",
  "suspended",
  "state",
  "assignee",
  "member",
  "helper",
  "source",
  "deadline",
  "visit",
  "answer",
  "picked",
] as const;

/**
 * Of how many people one membership may read contact details; someone read again within the hour counts once. The page that reaches a
 * limit is still shown, and reported; further people are refused until the period is over.
 */
export const readingLimits = {
  /** Six pages of a list, or a record every twelve seconds: more than one reads for work, and a small part of a city's members. */
  hour: { people: 300, hours: 1 },
  /** A full day at the desk, eight hours with a hundred and twenty-five people in each. */
  day: { people: 1000, hours: 24 },
  /**
   * Files hold all that a filter finds, and one of everybody is needed now and then (a mailing, a move to another program). It is given
   * once a day, whatever its size; the administrators learn of it, and the next one waits.
   */
  files: { people: 2000, hours: 24 },
} as const;
export type ReadingSpan = keyof typeof readingLimits;
