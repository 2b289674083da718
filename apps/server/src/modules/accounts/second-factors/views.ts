/** What people see of their own factors. */
import type { Factors, FactorView } from "@stoep/contract/accounts";
import { mayRemoveLast } from "./policy.ts";
import type { FactorRow } from "./store/factors.ts";

export const viewFactor = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): FactorView => ({
  id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

interface SecurityState {
  factors: FactorRow[];
  recoveryCodesLeft: number;
  hasPassword: boolean;
  requiredFrom: Date | null;
  confirmedUntil: Date | null;
}
export const viewFactors = ({ factors, requiredFrom, confirmedUntil, ...rest }: SecurityState, now: Date): Factors => ({
  ...rest,
  factors: factors.map(viewFactor),
  requiredFrom: requiredFrom?.toISOString() ?? null,
  confirmedUntil: confirmedUntil?.toISOString() ?? null,
  can: { removeLast: mayRemoveLast(requiredFrom, now) },
});
