import type { SecondStep } from "@stoep/contract/accounts";

/** The pending second step of a sign-in that began on another screen, for the sign-in screen to continue. */
let step: SecondStep | null = null;

export const pendingStep = (): SecondStep | null => step;

export function keepPendingStep(next: SecondStep | null): void {
  step = next;
}
