/** The server's responses about Els's own account, complete as the contract requires. */
import { idOf, now } from "@stoep/client/testing";
import type { Profile, SessionView } from "@stoep/contract/accounts";

export { aFactor, idOf, recoveryCodes, someFactors } from "@stoep/client/testing";

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

export const aSessionView = (change: Partial<SessionView> = {}): SessionView => ({
  id: idOf(70),
  client: "dashboard",
  agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  createdAt: now,
  refreshedAt: now,
  endsAt: "2026-06-20T09:00:00.000Z",
  isThisOne: false,
  ...change,
});
