/** An organisation's settings for care: tags, categories of help, functions, and what figures and form need. S2 §2, §3 */
import { z } from "zod";
import { fieldError, Id, Instant, Language, textLine, textLines } from "../../kernel/index.ts";
import { currencies } from "../../neighbourhoods/values.ts";
import { CareIcon, FunctionKind, TagColour } from "../choices.ts";
import { formTextLimits } from "../values.ts";

export const settingsLimits = { tags: 200, categories: 40, functions: 40 } as const;

export const TagDraft = z.object({
  name: textLine(40).min(1, fieldError("nameRequired")),
  description: textLine(300).min(1, fieldError("required")),
  colour: TagColour,
});
export type TagDraft = z.output<typeof TagDraft>;
/** Without an id, a new tag is created. S2 §7 updateorcreate */
export const TagUpsert = TagDraft.extend({ id: Id.optional() });

export const Tag = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  colour: TagColour,
  /** The number of people with this tag. */
  people: z.number().int(),
});
export type Tag = z.infer<typeof Tag>;

/** The name in languages other than the one in which it was first entered. */
const Translations = z.partialRecord(Language, textLine(60));

export const CategoryDraft = z.object({
  name: textLine(60).min(1, fieldError("nameRequired")),
  translations: Translations.default({}),
  icon: CareIcon,
});
export type CategoryDraft = z.output<typeof CategoryDraft>;

export const Category = z.object({
  id: Id,
  /** In the caller's language if there is a translation. */
  name: z.string(),
  icon: CareIcon,
  /** No longer offered; tickets keep it. */
  isArchived: z.boolean(),
});
export type Category = z.infer<typeof Category>;
/** With everything that can be edited. */
export const CategoryRecord = Category.extend({ original: z.string(), translations: Translations });
export type CategoryRecord = z.infer<typeof CategoryRecord>;

export const FunctionDraft = z.object({
  kind: FunctionKind,
  title: textLine(80).min(1, fieldError("titleRequired")),
  description: textLine(500).default(""),
  icon: CareIcon,
});
export type FunctionDraft = z.output<typeof FunctionDraft>;
export const CareFunction = z.object({
  id: Id,
  kind: FunctionKind,
  title: z.string(),
  description: z.string(),
  icon: CareIcon,
});
export type CareFunction = z.infer<typeof CareFunction>;

/** A colleague who may be assigned tickets. */
export const Concierge = z.object({
  id: Id,
  name: z.string(),
  isCommunityWorker: z.boolean(),
  functionId: Id.nullable(),
  /** Tickets that are neither solved nor revoked; confidential ones count only for readers who may see them. */
  unsolved: z.number().int(),
});
export type Concierge = z.infer<typeof Concierge>;

const Settings = z.object({
  /** The value of an hour of volunteering in the figures of impact. */
  hourlyRateCents: z.number().int().min(0).max(100_000),
  currency: z.enum(currencies),
  hasForm: z.boolean(),
  /** By language, as what is agreed to: readers get that of their own language, else the network's main one, else another. */
  formIntro: z.partialRecord(Language, textLines(formTextLimits.intro)),
  /** What senders of the form agree to; a form that is on has it in at least one language. */
  formConsent: z.partialRecord(Language, textLines(formTextLimits.consent)),
});
export const CareSettings = Settings.extend({
  /** Each saved text, in whatever language, is a new version, which submissions refer to; of the current ones, by language. */
  consents: z.partialRecord(Language, z.object({ version: z.number().int(), since: Instant })),
});
export type CareSettings = z.output<typeof CareSettings>;
export const CareSettingsDraft = Settings.refine(
  ({ hasForm, formConsent }) => !hasForm || Object.values(formConsent).some(Boolean),
  { path: ["formConsent"], error: "consentRequired" },
);

export const SelfInCare = z.object({
  id: Id,
  name: z.string(),
  level: z.enum(["viewer", "editor", "admin"]),
  isCommunityWorker: z.boolean(),
});
