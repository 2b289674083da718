/**
 * For the screen tests of both apps: a server that is not there, which returns what a test says and keeps what was asked of
 * it; and samples of what a server returns, whole as the contract wants them.
 */
export { type Asked, fakeServer, type Replies, refusal } from "./fake-server.ts";
export { aFactor, aReadPost, bareSession, idOf, now, recoveryCodes, someFactors } from "./samples.ts";
