/** Who is signed in, in which place, and their other places. */
import { z } from "zod";
import { featureNames } from "../../features.ts";
import {
  Id,
  Instant,
  Language,
  Level,
  LicenceState,
  MembershipType,
  NamedReference,
  ResidentKind,
  Slug,
  Verdict,
} from "../../kernel/index.ts";
import { organisationKinds } from "../values.ts";

/** A member's highest level in each module; null: none. D §3 */
export const Levels = z.object({ network: Level.nullable(), participation: Level.nullable(), care: Level.nullable() });
export type Levels = z.infer<typeof Levels>;

export const NetworkView = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  timeZone: z.string(),
  languages: z.array(Language),
  /** The address of its logo; null: Stoep's own is used. */
  logo: z.string().nullable(),
  /** Its colour as #rrggbb, as chosen; null: Stoep's own. Readable shades are derived from it (`@stoep/client/accent`). */
  accent: z.string().nullable(),
});
export type NetworkView = z.infer<typeof NetworkView>;

export const MembershipView = z.object({
  id: Id,
  type: MembershipType,
  organisation: NamedReference.extend({ kind: z.enum(organisationKinds) }),
  network: NetworkView,
  levels: Levels,
  /** From this moment the organisation requires a second factor. */
  secondFactorFrom: Instant.nullable(),
  /** From this moment it requires one of this member in care; null: it does not, or the member has not used care yet. */
  careSecondFactorFrom: Instant.nullable(),
});
export type MembershipView = z.infer<typeof MembershipView>;

export const ResidenceView = z.object({
  residentId: Id,
  network: NetworkView,
  neighbourhood: NamedReference,
  kind: ResidentKind,
  publicName: z.string(),
  isProven: z.boolean(),
});
export type ResidenceView = z.infer<typeof ResidenceView>;

/** What a member may do with a licensed feature right now: `true`, or the refusal that its routes would give. */
export const FeatureAccess = z.object({ read: Verdict, write: Verdict, manage: Verdict });
export type FeatureAccess = z.infer<typeof FeatureAccess>;
export const AccessByFeature = z.record(z.enum(featureNames), FeatureAccess);
export type AccessByFeature = z.infer<typeof AccessByFeature>;

/** Who is signed in, in which place, and their other places. */
export const Session = z.object({
  account: z.object({
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    publicName: z.string(),
    language: Language,
    /** Belongs to the provider's own people. */
    isSystem: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** The address of the person's own picture; null without one. */
    picture: z.string().nullable(),
  }),
  memberships: z.array(MembershipView),
  residences: z.array(ResidenceView),
  active: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }),
    z.object({
      kind: z.literal("membership"),
      membership: MembershipView,
      licences: z.object({ network: LicenceState, participation: LicenceState, care: LicenceState }),
      /** What this member may read, write and manage, by licensed feature; used by menus, gates and buttons. D §3, D §4 */
      access: AccessByFeature,
      /** The organisation requires a second factor since `secondFactorFrom`, and this session has none. */
      mustAddFactor: z.boolean(),
      /** The same, in care alone, since `careSecondFactorFrom`. */
      mustAddFactorForCare: z.boolean(),
    }),
    z.object({ kind: z.literal("residence"), residence: ResidenceView }),
  ]),
  signedInAt: Instant,
});
export type Session = z.infer<typeof Session>;
