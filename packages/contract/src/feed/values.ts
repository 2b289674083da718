/** Lists of the feed, for use without its schemas. */

/** What residents read and find, in the order in which it is shown. */
export const readableKinds = ["message", "activity", "vacancy", "shout"] as const;

/** What residents find by words, in that order. */
export const searchedKinds = ["message", "activity", "vacancy", "project", "idea", "shout"] as const;

/** What has a place, in the order of the map's list. "alert": an alert of a resident; "shout": other messages of residents. */
export const mapKinds = ["activity", "vacancy", "project", "idea", "alert", "shout"] as const;
