/** Lists of participation, for use without its schemas. Codes: docs/specification/mapping.md */

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

/** Types that are a decision against an idea or for it, which needs a reason that everybody reads. */
export const ideaTypesWithReason = ["accepted", "budgeted", "implemented", "rejected"] as const;

/** Types of a chosen idea, which can have a cost and be carried out. */
export const chosenIdeaTypes = ["accepted", "budgeted", "implemented"] as const;

/** How far a chosen idea is carried out. */
export const worksStates = ["planned", "under-way", "paused", "done"] as const;
