/** Who is signed in, as whom, and what else they could be. */
import { z } from "zod";
import { featureNames } from "../../features.ts";
import {
  Id,
  Instant,
  Language,
  Level,
  LicenceState,
  MembershipType,
  ResidentKind,
  Slug,
  Verdict,
} from "../../kernel/index.ts";

/** What a member may do at most in each module; null: nothing. D §3 */
export const Levels = z.object({ network: Level.nullable(), participation: Level.nullable(), care: Level.nullable() });
export type Levels = z.infer<typeof Levels>;

export const NetworkView = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  timeZone: z.string(),
  languages: z.array(Language),
  /** Where its logo is read; null: Stoep's own stands there. */
  logo: z.string().nullable(),
  /** Its colour as #rrggbb; null: Stoep's own. As chosen: what is readable is derived from it (`@stoep/client/accent`). */
  accent: z.string().nullable(),
});
export type NetworkView = z.infer<typeof NetworkView>;

export const MembershipView = z.object({
  id: Id,
  type: MembershipType,
  organisation: z.object({ id: Id, name: z.string(), kind: z.enum(["city", "company", "association"]) }),
  network: NetworkView,
  levels: Levels,
  /** From this moment the organisation asks for a second factor. */
  secondFactorFrom: Instant.nullable(),
});
export type MembershipView = z.infer<typeof MembershipView>;

export const ResidenceView = z.object({
  residentId: Id,
  network: NetworkView,
  neighbourhood: z.object({ id: Id, name: z.string() }),
  kind: ResidentKind,
  publicName: z.string(),
  isProven: z.boolean(),
});
export type ResidenceView = z.infer<typeof ResidenceView>;

/** What a member may do with a licence feature right now: `true`, or the refusal that its routes would come back with. */
export const FeatureAccess = z.object({ read: Verdict, write: Verdict, manage: Verdict });
export type FeatureAccess = z.infer<typeof FeatureAccess>;
export const AccessByFeature = z.record(z.enum(featureNames), FeatureAccess);
export type AccessByFeature = z.infer<typeof AccessByFeature>;

/** Who is signed in, as whom, and what else they could be. */
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
    /** Where the person's own picture is read; null without one. */
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
      /** What this member may read, write and manage, by licence feature: menus, gates and buttons look here. D §3, D §4 */
      access: AccessByFeature,
      /** The organisation asks for a second factor since `secondFactorFrom`, and this session has none. */
      mustAddFactor: z.boolean(),
    }),
    z.object({ kind: z.literal("residence"), residence: ResidenceView }),
  ]),
  signedInAt: Instant,
});
export type Session = z.infer<typeof Session>;
