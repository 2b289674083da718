/** What the server says of Dirk's second steps, whole as the contract wants it. */
import type { Factors, FactorView } from "@stoep/contract/accounts";
import { now } from "../../../app/testing/samples.ts";

export const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;

export const aFactor = (change: Partial<FactorView> = {}): FactorView => ({
  id: idOf(60),
  kind: "app",
  name: "",
  createdAt: now,
  lastUsedAt: null,
  ...change,
});

export const someFactors = (factors: FactorView[] = [], change: Partial<Factors> = {}): Factors => ({
  factors,
  recoveryCodesLeft: factors.length > 0 ? 10 : 0,
  hasPassword: true,
  requiredFrom: null,
  confirmedUntil: null,
  can: { removeLast: true },
  ...change,
});

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHI${index}`);
