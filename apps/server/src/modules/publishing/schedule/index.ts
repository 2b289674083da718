/**
 * What is drafted, scheduled and published by an organisation, whatever it is: messages here, and what later capabilities have of the kind.
 * Their tables have the same moments, people and versions; each says what keeps one from going live, and what follows when it does.
 */
export { heldUnpublished } from "./held.ts";
export { goLiveJobs } from "./jobs.ts";
export { type ScheduledThing, schedulerMail } from "./notify.ts";
export { goLiveMoment } from "./rules.ts";
export { type GoingLive, recordPublication, takeBack } from "./scheduled.ts";
export type { ScheduledKind } from "./scheduled-kind.ts";
export { lockDue, markPreviewed, setPublishAt } from "./store/moments.ts";
