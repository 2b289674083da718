/** Lists, rules and limits of participation, for use without its schemas. Codes: docs/specification/mapping.md */

/** A project, or one whose point is how money is spent. S1 §3 */
export const projectKinds = ["project", "budget"] as const;

export const phaseTypes = ["standard", "ideation", "budgeting"] as const;

/** How far an idea has come; a phase may show some of these alone. S1 §3 */
export const ideaTypes = ["proposed", "investigation", "accepted", "budgeted", "implemented", "rejected"] as const;

/** Not yet begun, under way, over. S1 §4 */
export const timings = ["upcoming", "active", "finished"] as const;

/** S1 §3 */
export const currencies = ["EUR", "GBP", "USD"] as const;

/** What a resident contributes. S1 §3 */
export const ideaKinds = ["idea", "project", "proposal", "story"] as const;

/** How far ideas have come, in groups: all, those taken up, those carried out, none. S1 §3 */
export const ideaGroups = ["all", "accepted", "executed", "none"] as const;

type IdeaType = (typeof ideaTypes)[number];

const isAmong = (types: readonly IdeaType[], type: IdeaType): boolean => types.includes(type);

/** Types of a chosen idea, which can have a cost and be carried out. */
export const chosenIdeaTypes = ["accepted", "budgeted", "implemented"] as const;
export const isChosenType = (type: IdeaType): boolean => isAmong(chosenIdeaTypes, type);

/** A decision for or against an idea: it needs a reason, which everybody reads. */
export const needsReason = (type: IdeaType): boolean => type === "rejected" || isChosenType(type);

/** With the others an idea is carried out or refused, and collects no more support. */
export const takesSupport = (type: IdeaType): boolean => type !== "implemented" && type !== "rejected";

/** How far a chosen idea is carried out. */
export const worksStates = ["planned", "under-way", "paused", "done"] as const;

export const ideaLimits = {
  title: 250,
  text: 3000,
  images: 4,
  attachments: 5,
  altText: 250,
  /** Of a decision, for everybody to read. */
  reason: 1000,
  answer: 2500,
  update: 2000,
  /** Whole units of the project's currency. */
  cost: 2_000_000_000,
  authorName: 80,
  similar: 5,
  points: 2000,
  pageSize: 20,
  /** In a batch of open data. */
  records: 500,
  /** Per day and network, until the residence is proven. */
  unproven: 3,
  /** Metres within which a place is the author's own address. */
  ownAddressWithin: 25,
  /** Metres within which an idea is always similar, and within which one that says nearly the same is. */
  closeWithin: 100,
  similarWithin: 500,
  /** Merged into one at a time. */
  together: 20,
  /** In which what was merged can be separated again. */
  takeApartDays: 30,
  /** After which editors are reminded that an idea waits to be read. */
  readWithinWorkingDays: 3,
} as const;
