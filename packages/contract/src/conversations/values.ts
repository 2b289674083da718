/** Lists of conversations, for use without its schemas. */

export const reportReasons = ["annoying", "spam", "offensive", "private", "out-of-hand"] as const;

/** `hidden`: found only by its author and staff. `deleted`: likewise, until its text is emptied after the time to appeal. */
export const reportDecisions = ["kept", "hidden", "deleted"] as const;

/** `open`: reports wait for a decision. `appealed`: an author has asked an administrator to reconsider. */
export const reportStates = ["open", "appealed", "decided"] as const;
