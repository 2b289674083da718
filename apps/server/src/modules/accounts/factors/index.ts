/**
 * Second factors, recovery codes and re-authentication. A *challenge* takes at most five attempts. D §2
 */

export { confirmedUntil, ensureConfirmed, ensureNotOnlySignedOn } from "./confirmation.ts";
export { confirmIdentity, type SignedIn, sendConfirmCode, sendConfirmMail, startConfirmPasskey } from "./confirming.ts";
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
export { optionsToShow } from "./passkeys.ts";
export { type Answer, answerChallenge, hashOfCode, isRight } from "./proof.ts";
export {
  findPendingSecondFactorSession,
  insertChallenge,
  type PendingSecondFactorSession,
  putIntoChallenge,
} from "./store/challenges.ts";
export {
  countRecoveryCodes,
  deleteFactors,
  deleteRecoveryCodes,
  factorRequiredFrom,
  findFactorOf,
  listFactors,
} from "./store/factors.ts";
export { inside, phoneHint, sendCode } from "./text-codes.ts";
export { viewFactors } from "./views.ts";
