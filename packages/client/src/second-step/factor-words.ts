import type { FactorKind, FactorView } from "@stoep/contract/accounts";

type Word =
  | `factors.kinds.${FactorKind}`
  | "factors.toNumber"
  | "factors.named"
  | "factors.done"
  | "sessions.on"
  | "step.passkeyFailed";

/** Keys that both apps have in their texts for accounts. */
export type FactorWords = (key: Word, values?: Record<string, string>) => string;

/** "Passkey: Work laptop". A phone number shows only its last digits, and an account has at most one app. */
export function factorName(t: FactorWords, { kind, name }: Pick<FactorView, "kind" | "name">): string {
  const kindName = t(`factors.kinds.${kind}`);
  if (kind === "app") return kindName;
  return kind === "text" ? t("factors.toNumber", { hint: name }) : t("factors.named", { kind: kindName, name });
}
