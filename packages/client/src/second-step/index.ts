/**
 * Logic for second factors, without UI: the ways to take the second step and to re-authenticate, what can still be added and how,
 * and recovery codes for printing.
 */
export { type FactorWords, factorName } from "./factor-words.ts";
export { type AddDialogProps, offeredFactors } from "./offered-factors.ts";
export { inOrder, type Proof, type ProofWays } from "./proof.ts";
export { fewRecoveryCodes, recoveryCodesText, saveRecoveryCodes } from "./recovery-codes.ts";
export { useAppSetup } from "./use-app-setup.ts";
export { useConfirmIdentity } from "./use-confirm-identity.ts";
export { type FirstCodeProps, useFirstCode } from "./use-first-code.ts";
export { passkeyName, usePasskeySetup } from "./use-passkey-setup.ts";
export { usePasskeyStep } from "./use-passkey-step.ts";
export { useRecoveryCode } from "./use-recovery-code.ts";
export { useSentCode } from "./use-sent-code.ts";
export { useSignInStep } from "./use-sign-in-step.ts";
export { useSixDigits } from "./use-six-digits.ts";
