/** People of care: those who need help and those who give it, as colleagues enter and read them. S2 §3, §5 */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Day,
  type FieldCode,
  fieldError,
  foundPageOf,
  Id,
  Instant,
  NamedReference,
  OptionalEmail,
  pageOf,
  queryList,
  textLine,
  textLines,
  Verdict,
} from "../../kernel/index.ts";
import { ActivityLevel, LeadSource, SpokenLanguage, TagColour } from "../choices.ts";

export const peopleLimits = {
  pageSize: 50,
  tags: 20,
  together: 200,
  found: 12,
  query: 100,
  notes: 20,
  /** People linked as one household. */
  household: 20,
} as const;

const houseFields = { street: textLine(120), houseNumber: textLine(20), postalCode: textLine(12), city: textLine(120) };
/**
 * A home: an address from the network's list, a typed one, which is looked up in the list, or one that is not in the list, with a
 * pin on the map.
 */
export const AddressDraft = z.discriminatedUnion("by", [
  z.object({ by: z.literal("list"), addressId: Id }),
  z.object({ by: z.literal("text"), text: textLine(250).min(1, fieldError("addressRequired")) }),
  z.object({
    by: z.literal("pin"),
    ...houseFields,
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
  }),
  /** Unchanged; for edits only. */
  z.object({ by: z.literal("same") }),
]);
export type AddressDraft = z.output<typeof AddressDraft>;

/** The fields that members and helpers share. */
export const personFields = {
  firstName: textLine(80).default(""),
  lastName: textLine(80).default(""),
  /** For a helper that is a company or an organisation. */
  companyName: textLine(120).default(""),
  email: OptionalEmail.default(""),
  /** In international form, or as dialled in the installation's first country. Empty: none. */
  phone: textLine(40).default(""),
  /** null: the first of `languages`. */
  language: SpokenLanguage.nullable().default(null),
  languages: z.array(SpokenLanguage).min(1, fieldError("languageRequired")).max(32, fieldError("tooMany")),
  address: AddressDraft.nullable().default(null),
  introduction: textLines(2000).default(""),
  /** Shown wherever the person is shown. */
  keyRemark: textLine(300).default(""),
  leadSource: LeadSource.nullable().default(null),
  leadExplanation: textLines(500).default(""),
  referredBy: textLine(120).default(""),
  memberOrganisation: textLine(120).default(""),
  subscribedOn: Day.nullable().default(null),
  tagIds: z.array(Id).max(peopleLimits.tags, fieldError("tooMany")).default([]),
  /** People who have this e-mail address or number, and live with them as one household: linked in the same act. */
  householdWith: z.array(Id).max(2, fieldError("tooMany")).default([]),
};
const Fields = z.object(personFields);
export type PersonDraft = z.output<typeof Fields>;

type Reachable = Pick<PersonDraft, "firstName" | "companyName" | "email" | "phone">;
/** Every person needs a name and a way to reach them. For `superRefine`. S2 §5 */
export function personRules(draft: Reachable, context: z.RefinementCtx): void {
  const fault = (path: keyof Reachable, message: FieldCode) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (draft.firstName === "" && draft.companyName === "") fault("firstName", "firstNameRequired");
  if (draft.email === "" && draft.phone === "") fault("email", "contactRequired");
}
export const PersonDraft = Fields.superRefine(personRules);
/** `version`: the version that was edited. */
export const PersonEdit = Fields.extend({ version: z.number().int() }).superRefine(personRules);
export type PersonEdit = z.output<typeof PersonEdit>;

export const TagMark = NamedReference.extend({ colour: TagColour });
export type TagMark = z.infer<typeof TagMark>;

/** The parts of a complete record. S2 §3 completion percentage */
export const completionParts = [
  "contact",
  "second-contact",
  "address",
  "languages",
  "introduction",
  "picture",
  "lead-source",
  "tags",
  "birth-date",
  "bank-account",
  "categories",
  "availability",
  "transport",
  "radius",
] as const;
export const CompletionPart = z.enum(completionParts);
export type CompletionPart = z.infer<typeof CompletionPart>;
export const Completion = z.object({ percent: z.number().int(), missing: z.array(CompletionPart) });
export type Completion = z.infer<typeof Completion>;

export const privateFields = ["gender", "birth-date", "iban", "swift"] as const;
export const PrivateField = z.enum(privateFields);
export type PrivateField = z.infer<typeof PrivateField>;

/** `phoneText`: the number as people write it, for reading; `phone` is the bare one, for calling and saving. */
export const Contact = z.object({ email: z.string(), phone: z.string(), phoneText: z.string() });
export const PersonAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
});
export type PersonAddress = z.infer<typeof PersonAddress>;

/** Start of the address of somebody's picture, signed for the reader: `${picture}/320` to `/1600`; null: they have none. */
export const Picture = FileView.shape.address.nullable();

export const sharedContacts = ["email", "phone"] as const;
/** Somebody of the same household. `shares`: what both have alike; empty for readers who may not see contact details. */
export const CareHousemate = z.object({
  id: Id,
  name: z.string(),
  isMember: z.boolean(),
  isHelper: z.boolean(),
  shares: z.array(z.enum(sharedContacts)),
});
export type CareHousemate = z.infer<typeof CareHousemate>;

/** A person's file. Fields that only editors of care may read are null for viewers. */
export const Person = z.object({
  id: Id,
  version: z.number().int(),
  isMember: z.boolean(),
  isHelper: z.boolean(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  picture: Picture,
  joinedAt: Instant,
  language: SpokenLanguage,
  languages: z.array(SpokenLanguage),
  contact: Contact.nullable(),
  address: PersonAddress.nullable(),
  neighbourhood: NamedReference.nullable(),
  introduction: z.string().nullable(),
  keyRemark: z.string().nullable(),
  leadSource: LeadSource.nullable(),
  leadExplanation: z.string().nullable(),
  referredBy: z.string(),
  memberOrganisation: z.string(),
  subscribedOn: Day.nullable(),
  tags: z.array(TagMark),
  activity: ActivityLevel,
  completion: Completion,
  /** Tickets that are not confidential. */
  tickets: z.number().int(),
  solved: z.number().int(),
  lastTicketAt: Instant.nullable(),
  suspendedAt: Instant.nullable(),
  suspendedBecause: z.string(),
  /** Linked by a resident's consent: name, e-mail address and language are those of their account, and cannot be changed in care. */
  isLinked: z.boolean(),
  /** The others of their household, whom a colleague linked with them; by name. */
  household: z.array(CareHousemate),
  /** The private fields that are filled in; empty for readers who may not know. */
  sealed: z.array(PrivateField),
  can: z.object({ edit: Verdict, delete: Verdict, seePrivate: Verdict, readLog: Verdict }),
});
export type Person = z.infer<typeof Person>;

export const MemberRow = Person.pick({
  id: true,
  name: true,
  picture: true,
  isHelper: true,
  joinedAt: true,
  languages: true,
  neighbourhood: true,
  keyRemark: true,
  tags: true,
  activity: true,
  completion: true,
  tickets: true,
  solved: true,
  lastTicketAt: true,
}).extend({
  /** Only if the list was asked for it, by somebody who may read it. */
  contact: Contact.nullable(),
  isSuspended: z.boolean(),
});
export type MemberRow = z.infer<typeof MemberRow>;

/** A leading `-` reverses the order. */
const orders = ["name", "joined", "tickets", "solved", "last-ticket"] as const;
const memberOrders = orders.flatMap((order) => [order, `-${order}` as const]);
export type MemberOrder = (typeof memberOrders)[number];
export const MemberOrder = z.enum(memberOrders as [MemberOrder, ...MemberOrder[]]);

/** S2 §7 member list */
export const MemberFilter = z.object({
  globalFilter: textLine(peopleLimits.query).optional(),
  levelsFilter: queryList(ActivityLevel, 3),
  neighbourhoodIds: queryList(Id, 100),
  /** People with one of these tags. */
  tagIds: queryList(Id, 100),
  excludeSuspended: z.enum(["yes", "no"]).default("yes"),
  orderBy: MemberOrder.default("name"),
});
export type MemberFilter = z.output<typeof MemberFilter>;
/** Whether a list has phone and e-mail of everyone on it: then each of its pages is a row of the access log. */
export const withContact = { contact: z.enum(["yes", "no"]).default("no") };
export const MemberPage = foundPageOf(MemberRow);

/** A suggestion while a colleague types, without contact details: those are in the record. */
export const PersonHit = z.object({
  id: Id,
  name: z.string(),
  /** The neighbourhood, or the city of those outside. */
  detail: z.string(),
  isMember: z.boolean(),
  isHelper: z.boolean(),
  isSuspended: z.boolean(),
});
export type PersonHit = z.infer<typeof PersonHit>;

export const CareAddressHit = z.object({ id: Id, label: z.string(), longitude: z.number(), latitude: z.number() });

export const MemberTotals = z.object({
  members: z.number().int(),
  active: z.number().int(),
  new: z.number().int(),
  inactive: z.number().int(),
  suspended: z.number().int(),
  /** Pairs of records that may be the same person; 0 for readers who may not compare them. */
  doubles: z.number().int(),
});
export type MemberTotals = z.infer<typeof MemberTotals>;

export const Suspension = z
  .object({ isSuspended: z.boolean(), because: textLines(500).default("") })
  .refine(({ isSuspended, because }) => !isSuspended || because !== "", { path: ["because"], error: "reasonRequired" });

export const NoteDraft = z.object({ text: textLines(2000).min(1, fieldError("textRequired")) });
export const PersonNote = z.object({
  id: Id,
  personId: Id,
  personName: z.string(),
  text: z.string(),
  writtenBy: z.string(),
  createdAt: Instant,
  canDelete: Verdict,
});
export type PersonNote = z.infer<typeof PersonNote>;
export const NotePage = pageOf(PersonNote);
