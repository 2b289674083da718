/**
 * The form on an organisation's public page, by which anybody can ask for help without an account. S2 §3 created via webform, S1 §3
 * contact form
 */
import { z } from "zod";
import {
  ComputedProof,
  ComputedProofPuzzle,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  textLine,
  textLines,
} from "../../kernel/index.ts";
import { CareIcon } from "../choices.ts";
import { personFields } from "../people/schemas.ts";

/** `seconds`: a person needs at least this long to read and fill in the form. `hours`: how long an opened form can be sent. */
export const intakeFormLimits = { description: 2000, seconds: 3, hours: 24 } as const;

export const HelpForm = z.object({
  organisation: NamedReference,
  /** In the reader's language if it is written in it; null: there is none in any language. */
  intro: z.object({ text: z.string(), language: Language }).nullable(),
  /** The text that the sender agrees to, chosen likewise; its version is sent back with the form. */
  consent: z.object({ text: z.string(), language: Language, version: z.number().int() }),
  /** In the reader's language. */
  categories: z.array(NamedReference.extend({ icon: CareIcon })),
  /** Sent back with the form: when it was opened, signed. Each stamp can send one form. */
  stamp: z.string(),
  /** While many are sent: its proof is sent back with the form. */
  puzzle: ComputedProofPuzzle.nullable(),
});
export type HelpForm = z.infer<typeof HelpForm>;

const { email, phone } = personFields;
export const HelpFormSubmission = z
  .object({
    firstName: textLine(80).min(1, fieldError("firstNameRequired")),
    lastName: textLine(80).min(1, fieldError("lastNameRequired")),
    email,
    phone,
    categoryId: Id.nullable().default(null),
    description: textLines(intakeFormLimits.description).min(1, fieldError("textRequired")),
    /** From the network's list; null: not given. */
    addressId: Id.nullable().default(null),
    language: Language,
    hasConsented: z.boolean().refine(Boolean, fieldError("consentRequired")),
    /** Of the text that was shown. */
    consentVersion: z.number().int(),
    /** The post whose button led to the form. */
    postId: Id.nullable().default(null),
    stamp: z.string().max(200, fieldError("tooLong")),
    proof: ComputedProof.nullable().default(null),
    /** Where a proof is needed and none can be computed, as without script: the form waits until a mailed link is followed. */
    confirmsByMail: z.boolean().default(false),
    /** A hidden field: only programs fill it in. */
    website: z.string().max(200, fieldError("tooLong")).default(""),
  })
  .refine(({ email, phone }) => email !== "" || phone !== "", { path: ["email"], error: "contactRequired" });
export type HelpFormSubmission = z.output<typeof HelpFormSubmission>;

export const HelpFormResult = z.object({
  done: z.literal(true),
  /** Nobody reads it before the link in the mail is followed. */
  waitsForMail: z.boolean(),
});

/** A submission of the form, for colleagues who may read contact details. */
export const SentForm = z.object({
  sentAt: Instant,
  /** As typed; empty once the person was deleted. The person's record may differ, if they were known before. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The person was created by this form; otherwise their address or number was known. */
  isNew: z.boolean(),
  /** As it was shown to the sender. */
  consent: z.object({ version: z.number().int(), language: Language, text: z.string(), since: Instant }),
  /** The post whose button led to the form. */
  post: z.object({ id: Id, title: z.string() }).nullable(),
});
export type SentForm = z.infer<typeof SentForm>;
