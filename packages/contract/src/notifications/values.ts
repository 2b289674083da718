/** Lists of notifications, for use without its schemas. */

/** The outcome of a mail or text message to one person. `unknown`: it may or may not have arrived. */
export const deliveryOutcomes = ["queued", "sent", "failed", "unknown"] as const;

export const mailTimings = ["at-once", "daily", "weekly", "never"] as const;
