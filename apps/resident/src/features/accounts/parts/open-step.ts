import type { SecondStep } from "@stoep/contract/accounts";

/** The second step that signing in on another screen left open, for the sign-in screen to go on with. */
let step: SecondStep | null = null;

export const openStep = (): SecondStep | null => step;

export function keepOpenStep(next: SecondStep | null): void {
  step = next;
}
