/**
 * For the screen tests of both apps: a simulated server that returns what a test says and records the requests, and complete
 * samples of responses.
 */
export { fakeServer, type ReceivedRequest, type Replies, refusal } from "./fake-server.ts";
export { fill } from "./fill.ts";
export { beginAt } from "./moment.ts";
export {
  aComment,
  aDate,
  aFactor,
  aNotice,
  aPostRow,
  aReadPost,
  aReadProject,
  bareSession,
  idOf,
  now,
  recoveryCodes,
  someFactors,
} from "./samples.ts";
