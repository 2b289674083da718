/**
 * Second factors, recovery codes and re-authentication. A *challenge* takes at most five attempts. D §2
 */

export { answerChallenge, type FactorAnswer, hashOfCode, isRightAnswer } from "./answer-challenge.ts";
export {
  confirmIdentity,
  type SignedIn,
  sendConfirmCode,
  sendConfirmMail,
  startConfirmPasskey,
} from "./confirm-identity.ts";
export {
  addApp,
  addPasskey,
  addText,
  confirmApp,
  confirmPasskey,
  confirmText,
  removeFactor,
  renewRecoveryCodes,
} from "./factors.ts";
export { authenticationOptions } from "./passkeys.ts";
export { confirmedUntil, ensureConfirmed, ensureNotOnlySignedOn } from "./require-confirmation.ts";
export { sealedInFactors } from "./sealed.ts";
export {
  findPendingSecondFactorSession,
  insertChallenge,
  type PendingSecondFactorSession,
  updateChallenge,
} from "./store/challenges.ts";
export {
  countRecoveryCodes,
  deleteFactors,
  deleteRecoveryCodes,
  findFactorOf,
  findFactorRequiredFrom,
  listFactors,
} from "./store/factors.ts";
export { phoneHint, sendTextCode, sessionCounterKey } from "./text-codes.ts";
export { viewFactors } from "./views.ts";
