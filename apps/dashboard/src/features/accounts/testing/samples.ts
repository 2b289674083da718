/** What the server says of Els's own account, whole as the contract wants it. */
import type { Factors, FactorView, Profile, SessionView } from "@stoep/contract/accounts";

export const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;
export const now = "2026-11-21T09:00:00.000Z";

export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  id: idOf(4),
  email: "els@gent.example",
  firstName: "Els",
  lastName: "Peeters",
  publicName: "Els",
  jobTitle: "Communication",
  language: "en",
  phone: "+32470123456",
  picture: null,
  hasPassword: true,
  createdAt: now,
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

export const aSessionView = (change: Partial<SessionView> = {}): SessionView => ({
  id: idOf(70),
  client: "dashboard",
  agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  createdAt: now,
  refreshedAt: now,
  isThisOne: false,
  ...change,
});
