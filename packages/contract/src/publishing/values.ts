/** Lists of publishing, for use without its schemas. */

/** The twelve neighbourhood themes. D §10 */
export const themes = [
  "safety",
  "nuisance",
  "mobility",
  "nature",
  "sports",
  "governance",
  "neighbour-contact",
  "children",
  "economics",
  "housing",
  "culture",
  "health-wellbeing",
] as const;

export const activityRepeats = ["never", "weekly", "monthly"] as const;

/** To be agreed; a short activity of one or more days; fixed or temporary; recurring. */
export const vacancyEngagements = ["to-be-agreed", "short", "fixed", "recurring"] as const;
export const durationUnits = ["hours", "days", "weeks", "months", "years"] as const;
