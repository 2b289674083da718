/** The form of an organisation's public page, by which anybody asks for help without an account. S2 §3 created via webform, S1 §3 contact form */
import { z } from "zod";
import { fieldError, Id, Instant, Language, textLine } from "../../kernel/index.ts";
import { lines } from "../../shouts/index.ts";
import { CareIcon } from "../choices.ts";
import { personFields } from "../people/schemas.ts";

/** `seconds`: nobody has read and filled it in sooner. `hours`: how long an opened form can be sent. */
export const intakeFormLimits = { description: 2000, seconds: 3, hours: 24 } as const;

/** An organisation that has a form. */
export const HelpFormOwner = z.object({ id: Id, name: z.string() });

export const HelpForm = z.object({
  organisation: HelpFormOwner,
  intro: z.string(),
  /** What the sender agrees to, and which version of it this is. */
  consent: z.string(),
  consentVersion: z.number().int(),
  /** In the reader's language. */
  categories: z.array(z.object({ id: Id, name: z.string(), icon: CareIcon })),
  /** Goes back with the form: when it was opened, signed. Each sends one form. */
  stamp: z.string(),
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
    description: lines(intakeFormLimits.description).min(1, fieldError("textRequired")),
    /** Of the network's list; null: not said. */
    addressId: Id.nullable().default(null),
    language: Language,
    hasConsented: z.boolean().refine(Boolean, fieldError("consentRequired")),
    consentVersion: z.number().int(),
    /** The message whose button led here. */
    postId: Id.nullable().default(null),
    stamp: z.string().max(200, fieldError("tooLong")),
    /** Not shown to people: whoever fills it in is a program. */
    website: z.string().max(200, fieldError("tooLong")).default(""),
  })
  .refine(({ email, phone }) => email !== "" || phone !== "", { path: ["email"], error: "contactRequired" });
export type HelpFormSubmission = z.output<typeof HelpFormSubmission>;

/** What somebody sent by the form, for the colleagues who read how to reach people. */
export const SentForm = z.object({
  sentAt: Instant,
  /** As they were typed; empty once the person was deleted. They may differ from the file of somebody who was known. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Written down with this form; otherwise their address or number was known. */
  isNew: z.boolean(),
  consent: z.object({ version: z.number().int(), text: z.string(), since: Instant }),
  /** The message whose button led to the form. */
  post: z.object({ id: Id, title: z.string() }).nullable(),
});
export type SentForm = z.infer<typeof SentForm>;
