/**
 * Sessions: opening, refreshing and ending them, and identifying the caller of a request. A session is a family of refresh tokens
 * that replace each other. D §2
 */

export { identifier } from "./identify.ts";
export {
  type LicenceRow,
  licenceScopes,
  licenceState,
  licenceStates,
  parseLicences,
  readableUntil,
} from "./rules/licence-state.ts";
export {
  findHome,
  findSession,
  listMemberships,
  listResidences,
  selectMemberships,
  selectResidences,
} from "./store/session-view.ts";
export {
  confirmedAt,
  confirmSession,
  endOtherSessions,
  endOwnSession,
  endPendingSecondFactorSession,
  endSession,
  endSessionOf,
  endSessionsOf,
  endSignedOn,
  endSignedOnOf,
  finishSecondStep,
  forgetSecondSteps,
  insertSession,
  limitOf,
  listAgents,
  listSessions,
  lockSession,
  markUsed,
  type Place,
  type SignOnOwner,
  setPlace,
  signOnIn,
} from "./store/sessions.ts";
export { insertRefreshToken, useRefreshToken } from "./store/tokens.ts";
export {
  browserKeyOf,
  cookiePath,
  dropCookie,
  hand,
  type Issued,
  isBrowser,
  refresh,
  refreshTokenOf,
  successorOf,
} from "./tokens.ts";
export { viewSession } from "./views.ts";
