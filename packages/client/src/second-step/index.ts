/**
 * Second factors without looks: the ways to take the second step of signing in, what can still be added, and the codes that are
 * drawn to be scanned.
 */
export { type AddDialogProps, offeredFactors } from "./offered-factors.ts";
export { drawQrCode, type QrDrawing } from "./qr-code.ts";
export { usePasskeyStep } from "./use-passkey-step.ts";
export { useSentCode } from "./use-sent-code.ts";
export { useSignInStep } from "./use-sign-in-step.ts";
export { inOrder, type Proof, type Ways } from "./ways.ts";
