/**
 * Residents follow a project: followers are told when a phase of it opens, and other rooms tell them what comes of it (`followersOf`).
 * A resident follows what they may read, proven or not. A follower who may not read it any more is told nothing, and is told again
 * once they may.
 */
export { followerHandlers } from "./handlers.ts";
export { jobs } from "./jobs.ts";
export { endFollows, ownFollows } from "./own-data.ts";
export { countFollowers, followersAmong, followersOf, isFollowedBy } from "./store/followers.ts";
