import { z } from "zod";
import {
  Email,
  Id,
  Instant,
  Language,
  Level,
  LicenceState,
  MembershipType,
  ResidentKind,
  Slug,
  say,
} from "../kernel/index.ts";

export const passwordMaxLength = 128;

/** Form body of POST token. Only the fields of the chosen grant are read. S2 §7, D §2 */
export const TokenRequest = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("password"),
    username: Email.optional(),
    /** Longer ones are refused before they are hashed. */
    password: z.string().max(passwordMaxLength, say("passwordTooLong")).optional(),
    /** A one-time link's token, instead of address and password. */
    autologin: z.string().max(200).optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    /** API clients send it; browsers have it in a cookie. */
    refresh_token: z.string().max(200).optional(),
  }),
]);

export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  /** Seconds. */
  expires_in: z.number().int(),
  userId: Id,
  /** Only for clients that are not browsers. */
  refresh_token: z.string().optional(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const NetworkView = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  timeZone: z.string(),
  languages: z.array(Language),
});
export type NetworkView = z.infer<typeof NetworkView>;

export const MembershipView = z.object({
  id: Id,
  type: MembershipType,
  organisation: z.object({ id: Id, name: z.string(), kind: z.enum(["city", "company", "association"]) }),
  network: NetworkView,
  levels: z.object({ network: Level.nullable(), participation: Level.nullable(), care: Level.nullable() }),
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

/** Who is signed in, as whom, and what else they could be. */
export const Session = z.object({
  account: z.object({
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    publicName: z.string(),
    language: Language,
  }),
  memberships: z.array(MembershipView),
  residences: z.array(ResidenceView),
  active: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }),
    z.object({
      kind: z.literal("membership"),
      membership: MembershipView,
      licences: z.object({ network: LicenceState, participation: LicenceState, care: LicenceState }),
    }),
    z.object({ kind: z.literal("residence"), residence: ResidenceView }),
  ]),
  signedInAt: Instant,
});
export type Session = z.infer<typeof Session>;
