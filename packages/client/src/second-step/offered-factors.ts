import type { AddedFactor, FactorKind, FactorView } from "@stoep/contract/accounts";
import { hasPasskeys } from "../passkeys/index.ts";

/** What the dialog for any kind of factor is given. */
export interface AddDialogProps {
  onAdded: (added: AddedFactor) => void;
  onClose: () => void;
}

/** What can still be added: one app and one number at most; of passkeys as many as one has devices. */
export function offeredFactors(factors: FactorView[]): FactorKind[] {
  const has = (kind: FactorKind) => factors.some((factor) => factor.kind === kind);
  const kinds: FactorKind[] = ["app", "passkey", "text"];
  return kinds.filter((kind) => (kind === "passkey" ? hasPasskeys() : !has(kind)));
}
