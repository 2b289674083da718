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

export const guest: Guest = { kind: "guest" };

interface SignedIn {
  sessionId: string;
  accountId: string;
  language: Language;
  /** First and last name: for the log of who did what. */
  name: string;
  isSystem: boolean;
  /** The next known moment at which their rights change; open streams are checked again then. */
  openUntil: Date;
}

/** Signed in, but without an active membership or residence. */
export interface AccountOnly extends SignedIn {
  kind: "account";
}

/** All that one-off licences open of a module besides the things that they name: none, or what is for these neighbourhoods. D §4 */
export interface LicenceScope {
  neighbourhoodIds: readonly string[];
}

/** Something of a capability, such as a project, of which a one-off licence opens everything. D §4 */
export interface LicensedThing {
  kind: string;
  id: string;
}

export interface Staff extends SignedIn {
  kind: "staff";
  network: Network;
  membershipId: string;
  membershipType: MembershipType;
  levels: Record<Module, Level | null>;
  organisation: { id: string; name: string; kind: "city" | "company" | "association" };
  licences: Record<Module, LicenceState>;
  /** What the one-off licences cover; null where a module is not limited. */
  scopes: Record<Module, LicenceScope | null>;
  /** What one-off licences name, also beside a better licence. */
  licensedThings: readonly LicensedThing[];
  /** The organisation requires a second factor by now, and this session began without one. */
  mustAddFactor: boolean;
  /** The same, for care alone. */
  mustAddFactorForCare: boolean;
  /** Care requires one some time after its first use, and this member has not used it yet. */
  startsCare: boolean;
}

export interface Resident extends SignedIn {
  kind: "resident";
  network: Network;
  residentId: string;
  householdId: string;
  neighbourhoodId: string;
  streetId: string | null;
  /** Adjacent neighbourhoods whose messages they read. */
  followedIds: string[];
  residentKind: "person" | "business" | "association";
  /** Their residence is proven; until then they take no part in anything that counts votes. D §5 */
  isProven: boolean;
}

export type Actor = Guest | AccountOnly | Staff | Resident;

export const networkOf = (actor: Actor): Network | null =>
  actor.kind === "staff" || actor.kind === "resident" ? actor.network : null;
