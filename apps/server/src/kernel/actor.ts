/** Who is calling. Made by `accounts` at step 2 of a request; every later step only reads it. D §1–§3 */
import type { Language, Level, LicenceState, MembershipType, Module } from "@stoep/contract/kernel";

/** The tenant of a call: one city's network, and the PostgreSQL schema that holds it. */
export interface Network {
  id: string;
  slug: string;
  name: string;
  schema: string;
  timeZone: string;
  languages: Language[];
}

export interface Guest {
  kind: "guest";
}

interface SignedIn {
  sessionId: string;
  accountId: string;
  language: Language;
  isSystem: boolean;
}

/** Signed in, but no membership or residence is active yet. */
export interface AccountOnly extends SignedIn {
  kind: "account";
}

export interface Staff extends SignedIn {
  kind: "staff";
  network: Network;
  membershipId: string;
  membershipType: MembershipType;
  levels: Record<Module, Level | null>;
  organisation: { id: string; name: string; kind: "city" | "company" | "association" };
  licences: Record<Module, LicenceState>;
}

export interface Resident extends SignedIn {
  kind: "resident";
  network: Network;
  residentId: string;
  householdId: string;
  neighbourhoodId: string;
  streetId: string | null;
  residentKind: "person" | "business" | "association";
  /** Proof of living there was given; until then nothing that counts votes. D §5 */
  isProven: boolean;
}

export type Actor = Guest | AccountOnly | Staff | Resident;

export function networkOf(actor: Actor): Network | null {
  return actor.kind === "staff" || actor.kind === "resident" ? actor.network : null;
}
