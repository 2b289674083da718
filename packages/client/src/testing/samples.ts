/** An account of nobody in particular, whole as the contract wants it. */
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
