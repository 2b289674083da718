/** Lists of shouts, for use without its schemas. */

import { bottomUpKinds } from "../accounts/values.ts";

export const shoutKinds = bottomUpKinds;

/** How its author closes it: a thing was found or given away, anything else is solved. */
export const solvedWords = ["solved", "found", "given"] as const;
export const solvedWordOf = (kind: (typeof shoutKinds)[number]): (typeof solvedWords)[number] =>
  kind === "give-away" ? "given" : kind === "looking-for" || kind === "borrow" ? "found" : "solved";

/** S1 §2; `all` has every kind. */
export const shoutCategories = ["all", "ideas", "alerts", "help-requests", "other", "general", "give-aways"] as const;

/** Whole calendar months, by the network's clocks; the periods that include this month end today. */
export const figurePeriods = ["3-months", "12-months", "this-year", "last-year"] as const;
