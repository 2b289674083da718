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

/** The types of messages that are polls, each with the kind of answer that it asks for. S1 §3 */
const pollKinds = { vote: "up-down", perception: "perception", option: "option" } as const;
type PollType = keyof typeof pollKinds;
export const pollTypes = ["vote", "perception", "option"] as const satisfies readonly PollType[];

export const isPoll = (type: string): type is PollType => type in pollKinds;

/** null: it is no poll. */
export const pollKindOf = (type: string): (typeof pollKinds)[PollType] | null =>
  isPoll(type) ? pollKinds[type] : null;

export const activityRepeats = ["never", "weekly", "monthly"] as const;

/** To be agreed; a short activity of one or more days; fixed or temporary; recurring. */
export const vacancyEngagements = ["to-be-agreed", "short", "fixed", "recurring"] as const;
export const durationUnits = ["hours", "days", "weeks", "months", "years"] as const;
