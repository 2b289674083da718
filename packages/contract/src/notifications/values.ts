/** Lists of notifications, for use without its schemas. */

export const mailTimings = ["at-once", "daily", "weekly", "never"] as const;
