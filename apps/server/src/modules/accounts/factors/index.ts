/**
 * Second factors and recovery codes, and showing once more who one is. A *challenge* is one question and its five answers. D §2
 */

export { confirmedUntil, ensureConfirmed, ensureOwnHand } from "./confirmation.ts";
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
