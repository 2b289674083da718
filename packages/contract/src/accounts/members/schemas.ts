/** An organisation's members and invitations. S1 §3 Membership, Invitation, Registration */
import { z } from "zod";
import {
  Email,
  fieldError,
  Id,
  Instant,
  Language,
  Level,
  MembershipType,
  Module,
  NamedReference,
  NewPassword,
  Slug,
  textLine,
  Verdict,
} from "../../kernel/index.ts";
import { Delivery } from "../../notifications/index.ts";
import { FirstName, LastName, Phone } from "../own-account/schemas.ts";
import { Levels } from "../sessions/schemas.ts";

export const invitationDays = 7;
export const invitationsAtOnce = 100;
export const invitationsPerDay = 200;

export const MemberView = z.object({
  membershipId: Id,
  accountId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  /** Its address; null without one. */
  picture: z.string().nullable(),
  type: MembershipType,
  levels: Levels,
  hasSecondFactor: z.boolean(),
  since: Instant,
  lastUsedAt: Instant.nullable(),
  isMe: z.boolean(),
  can: z.object({ remove: Verdict }),
});
export type MemberView = z.infer<typeof MemberView>;

/** What a member handles, of one kind. */
export const HeldThings = z.object({
  /** Capability and things: "shouts.assigned". */
  kind: z.string(),
  /** Its name in the language of the caller. */
  label: z.string(),
  total: z.int(),
  /** The first few, by name. */
  things: z.array(NamedReference),
  /** Colleagues who may have them, by name. */
  takers: z.array(NamedReference),
});
export type HeldThings = z.infer<typeof HeldThings>;
/** So many things of a kind are named. */
export const heldThingsNamed = 5;
/** A kind, and the account of the colleague who gets those things: `shouts.assigned=0198f000-0000-7000-8000-000000000001`. */
export const Handover = textLine(100);
export const handoversMax = 30;

export const InvitationState = z.enum(["open", "accepted", "revoked", "expired"]);
export type InvitationState = z.infer<typeof InvitationState>;
export const InvitationView = z.object({
  id: Id,
  email: z.string(),
  type: z.enum(["user", "owner"]),
  levels: Levels,
  invitedBy: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  state: InvitationState,
  /** Of the mail with the link; null: too long ago to tell, or the invitation is not open any more. */
  delivery: Delivery.nullable(),
});
export type InvitationView = z.infer<typeof InvitationView>;

const InvitationType = z.enum(["user", "owner"], fieldError("typeFormat"));
const level = Level.nullable().default("viewer");

/** With the specification's names; `null` for no access to a module, viewer by default. Owners have all levels. S1 §3, §5 */
export const Invite = z.object({
  emails: z.array(Email).min(1, fieldError("emailRequired")).max(invitationsAtOnce, fieldError("tooMany")),
  type: InvitationType,
  publicParticipationType: level,
  communityCareType: level,
  neighbourhoodNetworkType: level,
  /** The language of the mail. */
  language: Language.optional(),
});
export type Invite = z.infer<typeof Invite>;
export const Invited = z.object({
  invited: z.array(z.string()),
  /** Addresses of people who are already members; nothing was sent to them. */
  alreadyMembers: z.array(z.string()),
});

export const ClaimInfo = z.object({
  email: z.string(),
  organisation: z.string(),
  network: z.string(),
  /** The network whose terms of use apply. */
  networkSlug: Slug,
  type: z.enum(["user", "owner"]),
  language: Language,
  expiresAt: Instant,
  /** Whether the address has an account, which is linked by signing in to it. */
  hasAccount: z.boolean(),
  /** Whether the caller is signed in with that account. */
  isMe: z.boolean(),
});
export type ClaimInfo = z.infer<typeof ClaimInfo>;

export const InvitationToken = z.string().min(1).max(200);
/** S1 §3 Registration. The address is the invitation's; a different one cannot be sent. */
export const Registration = z.object({
  firstName: FirstName,
  lastName: LastName,
  jobTitle: textLine(80),
  phone: Phone,
  password: NewPassword,
  language: Language,
  hasAcceptedTerms: z.literal(true, fieldError("termsRequired")),
});
export type Registration = z.infer<typeof Registration>;
export const Claim = z.object({
  token: InvitationToken,
  /** For a new account; without it, the signed-in account accepts the invitation. */
  registration: Registration.optional(),
});

/** One for each kind that the member may not have any more; without an account after the equals sign, it belongs to nobody. */
const Handovers = z.array(Handover).max(handoversMax).default([]);

export const EditMembership = z.object({
  membershipId: Id,
  /** A pending membership is accepted by giving it another type. */
  type: z.enum(["user", "owner", "community-worker", "disabled"], fieldError("typeFormat")),
  levels: Levels,
  handovers: Handovers,
});
/** One module only. S2 §7 updateverticaltype */
export const UpdateVerticalType = z.object({
  membershipId: Id,
  vertical: Module,
  level: Level.nullable(),
  handovers: Handovers,
});
