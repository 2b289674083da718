/** An account of nobody in particular and its second steps, whole as the contract wants them. */
import type { Factors, FactorView } from "@stoep/contract/accounts";
import type { Session } from "../session/index.ts";

export const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;
export const now = "2026-11-21T09:00:00.000Z";

/** Signed in, and active as nothing yet. */
export const bareSession = (change: Partial<Session> = {}): Session => ({
  account: {
    id: idOf(4),
    email: "els@gent.example",
    firstName: "Els",
    lastName: "Peeters",
    publicName: "Els",
    language: "en",
    isSystem: false,
    hasSecondFactor: false,
    picture: null,
  },
  memberships: [],
  residences: [],
  active: { kind: "none" },
  signedInAt: now,
  ...change,
});

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
