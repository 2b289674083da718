import type { Membership, Session } from "../session-store.ts";

/** A membership of the city of Gent, an editor's unless said otherwise. */
export function aMembership(change: Partial<Membership> = {}): Membership {
  return {
    id: "0199a000-0000-7000-8000-000000000001",
    type: "user",
    organisation: { id: "0199a000-0000-7000-8000-000000000002", name: "Stad Gent", kind: "city" },
    network: {
      id: "0199a000-0000-7000-8000-000000000003",
      slug: "gent",
      name: "Gent",
      timeZone: "Europe/Brussels",
      languages: ["nl", "fr", "en", "tr"],
    },
    levels: { network: "editor", participation: null, care: null },
    secondFactorFrom: null,
    ...change,
  };
}

/** Els edits for the city of Gent. */
export function aSession(membership: Membership = aMembership(), others: Membership[] = []): Session {
  return {
    account: {
      id: "0199a000-0000-7000-8000-000000000004",
      email: "els@gent.example",
      firstName: "Els",
      lastName: "Peeters",
      publicName: "Els",
      language: "en",
      isSystem: false,
      hasSecondFactor: false,
      picture: null,
    },
    memberships: [membership, ...others],
    residences: [],
    active: {
      kind: "membership",
      membership,
      licences: { network: "essential", participation: "none", care: "none" },
      mustAddFactor: false,
    },
    signedInAt: "2026-11-21T09:00:00.000Z",
  };
}
