import { z } from "zod";
import {
  Act,
  Day,
  Email,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  NewPassword,
  Position,
  ResidentKind,
  Slug,
  textLine,
  Verdict,
} from "../kernel/index.ts";
import { PeopleCount } from "../people-count.ts";

/** A place that is not in the list of addresses. */
const Pin = Position.extend({
  street: textLine(120).min(1, fieldError("addressRequired")),
  houseNumber: textLine(20).min(1, fieldError("addressRequired")),
});
const hasPlace = (form: { addressId: string | null; pin: unknown }) => form.addressId !== null || form.pin !== null;
const placeRequired = { path: ["addressId"], ...fieldError("addressRequired") };

/** D §5: e-mail, name, a listed address or a pin if it is missing, language. The password comes later, from the reader of the mail. */
export const SignUp = z
  .object({
    email: Email,
    firstName: textLine(80).min(1, fieldError("firstNameRequired")),
    lastName: textLine(80).min(1, fieldError("lastNameRequired")),
    kind: ResidentKind.default("person"),
    language: Language,
    addressId: Id.nullable(),
    pin: Pin.nullable(),
    hasAcceptedTerms: z.boolean().refine(Boolean, fieldError("termsRequired")),
  })
  .refine(hasPlace, placeRequired);
export type SignUp = z.input<typeof SignUp>;

export const SignUpToken = z.string().min(1).max(200);

/** The sign-up that a mailed link is for. */
export const WaitingSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** False for an existing account, which keeps its password. */
  asksForPassword: z.boolean(),
});

export const SignUpCompletion = z.object({ token: SignUpToken, password: NewPassword.nullable() });

export const ResidentProfile = z.object({
  firstName: textLine(80).min(1, fieldError("firstNameRequired")),
  lastName: textLine(80).min(1, fieldError("lastNameRequired")),
  publicName: textLine(80).min(1, fieldError("required")),
  wantsAlertMails: z.boolean(),
  /** Unchanged when omitted. */
  wantsAlertTexts: z.boolean().optional(),
});
export const MyResidence = ResidentProfile.extend({
  wantsAlertTexts: z.boolean(),
  /** null: this installation sends no alerts by text message. `phone`: the end of the number confirmed for signing in. */
  alertTexts: z.object({ phone: z.string().nullable() }).nullable(),
  residentId: Id,
  neighbourhood: NamedReference,
  address: z.string(),
  kind: ResidentKind,
  isProven: z.boolean(),
  /** Set when the city declined the address, with the reason. */
  declined: z.object({ reason: z.string(), at: Instant }).nullable(),
  /** A letter with a code was printed for the household, and the code is unused; null once proven. */
  letter: z.object({ validUntil: Instant }).nullable(),
  memberSince: Instant,
  can: z.object({ move: Verdict }),
  /** Housemates whom a proven resident can vouch for, unless a member of the household said that they do not live there. */
  waitingHousemates: z.array(
    z.object({ residentId: Id, publicName: z.string(), since: Instant, isDenied: z.boolean() }),
  ),
});
export type MyResidence = z.infer<typeof MyResidence>;

/** False withdraws the denial. */
export const Denial = z.object({ isDenied: z.boolean() });

/** A move to another address in any network of the installation, as with sign-up. */
export const Move = z
  .object({ networkSlug: Slug, addressId: Id.nullable(), pin: Pin.nullable() })
  .refine(hasPlace, placeRequired);
/** Where the resident now lives. */
export const Moved = z.object({ networkSlug: Slug, residentId: Id });

/** What deleting one's account would end and keep. */
export const DepartureRequest = z.object({
  /** Where the person lives. */
  networks: z.array(NamedReference),
  /** Names of the organisations that the person works for, for which the account stays. */
  organisations: z.array(z.string()),
});
export type DepartureRequest = z.infer<typeof DepartureRequest>;

/** `networkIds`: the networks the person was shown; if these have changed, nothing is deleted. */
export const DeleteAccount = z.object({
  networkIds: z.array(Id).max(100),
  /** Also delete the texts and pictures of comments, and remarks; otherwise comments stay, without a name. */
  deletesTexts: z.boolean(),
});
export const DeletedAccount = z.object({
  /** False when the account stays because the person also works for an organisation. */
  isGone: z.boolean(),
});

export const WaitingResident = z.object({
  residentId: Id,
  name: z.string(),
  neighbourhood: z.string(),
  street: z.string(),
  since: Instant,
  /** A proven member of the household says that they do not live there. */
  isDenied: z.boolean(),
});

/** The residence as it was shown, because the resident may have moved since. */
export const ShownResidence = z.object({ since: Instant });
/** The reason is shown to the resident. */
export const DeclinedResidence = ShownResidence.extend({
  reason: textLine(500).min(1, fieldError("declineReasonRequired")),
});

export const residenceDecisions = ["confirmed", "declined"] as const;
/** A resident the city decided about, with the decision, the moment and the decider. */
export const DecidedResident = WaitingResident.extend({
  decision: Act.extend({ kind: z.enum(residenceDecisions), reason: z.string() }),
});
export type DecidedResident = z.infer<typeof DecidedResident>;

export const HouseholdCount = z.object({
  neighbourhoodId: Id,
  name: z.string(),
  /** Households with at least one resident. */
  registered: PeopleCount,
  /** Addresses known in the neighbourhood. */
  addresses: z.number().int(),
  residents: PeopleCount,
});
export type HouseholdCount = z.infer<typeof HouseholdCount>;
/** Totals for the whole network. */
export const HouseholdTotal = HouseholdCount.pick({ registered: true, addresses: true, residents: true });
export type HouseholdTotal = z.infer<typeof HouseholdTotal>;

/** In the network's time zone; weeks begin on Monday. */
export const Registrations = z.object({
  /** The last twelve weeks or months by their first day, this one last. */
  spans: z.array(z.object({ day: Day, households: PeopleCount, residents: PeopleCount })),
});
export type Registrations = z.infer<typeof Registrations>;
