import type { AddedFactor, FactorKind, FactorView } from "@stoep/contract/accounts";
import { hasPasskeys } from "../passkeys/index.ts";

/** The props of the dialog for any kind of factor. */
export interface AddDialogProps {
  onAdded: (added: AddedFactor) => void;
  onClose: () => void;
}

/** What can still be added: at most one app and one number, and any number of passkeys. */
export function offeredFactors(factors: FactorView[]): FactorKind[] {
  const has = (kind: FactorKind) => factors.some((factor) => factor.kind === kind);
  const kinds: FactorKind[] = ["app", "passkey", "text"];
  return kinds.filter((kind) => (kind === "passkey" ? hasPasskeys() : !has(kind)));
}
