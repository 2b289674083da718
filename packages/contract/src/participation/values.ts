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
