/**
 * Sessions: opening, refreshing and ending them, and identifying the caller of a request. A session is a family of refresh tokens
 * that replace each other. D §2
 */

export { accessTokenPurpose } from "./access-token.ts";
export { actorIdentifier } from "./identify.ts";
export * as licenceRows from "./rules/licence-state.ts";
export { licenceColumns } from "./store/licence-columns.ts";
export { insertRefreshToken, useRefreshToken } from "./store/refresh-tokens.ts";
export {
  findHome,
  findSession,
  listMemberships,
  listResidences,
  selectMemberships,
  selectResidences,
} from "./store/session-view.ts";
export {
  confirmSession,
  endOtherSessions,
  endOwnSession,
  endPendingSecondFactorSession,
  endSession,
  endSessionOf,
  endSessionsOf,
  endSignOnSessions,
  endSignOnSessionsOf,
  findConfirmedAt,
  findSignOnLimit,
  finishSecondStep,
  forgetSecondSteps,
  insertSession,
  listAgents,
  listSessions,
  lockSession,
  markPlaceUsed,
  type Place,
  type SignOnOwner,
  signOnOwnerOf,
  updatePlace,
} from "./store/sessions.ts";
export {
  browserKeyOf,
  cookiePath,
  dropCookies,
  givesPlainCookie,
  handOutTokens,
  type IssuedTokens,
  isBrowser,
  refreshSession,
  refreshTokenOf,
  successorOf,
} from "./tokens.ts";
export { viewSession } from "./views.ts";
