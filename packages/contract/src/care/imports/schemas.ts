/** Members and helpers read in from a table: what its columns are, what becomes of each row, how far it is. S2 §3, §5 */
import { z } from "zod";
import { fieldError, Id, Instant, pageOf, Verdict } from "../../kernel/index.ts";
import { SpokenLanguage } from "../choices.ts";

export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  samples: 3,
  pageSize: 50,
  cell: 5_000,
} as const;

export const ImportKind = z.enum(["members", "helpers"]);
export type ImportKind = z.infer<typeof ImportKind>;

/** What only administrators of care read in, as they alone read it afterwards. */
export const privateImportFields = ["gender", "birthOn", "iban", "swift"] as const;
export const helperImportFields = [
  "companyName",
  "kind",
  "categories",
  "skills",
  "transport",
  "radiusKm",
  "monthlyCap",
] as const;
/** What a column may hold. */
export const importFields = [
  "firstName",
  "lastName",
  "fullName",
  "email",
  "phone",
  "languages",
  "street",
  "houseNumber",
  "postalCode",
  "city",
  "address",
  "keyRemark",
  "introduction",
  "tags",
  "leadSource",
  "leadExplanation",
  "referredBy",
  "memberOrganisation",
  "subscribedOn",
  ...helperImportFields,
  ...privateImportFields,
] as const;
export const ImportField = z.enum(importFields);
export type ImportField = z.infer<typeof ImportField>;

/**
 * mapping: its columns are to be looked at. checking: its rows are looked at, and nothing changes. previewed: each row's fate is known;
 * confirmed within the day it is queued and then running.
 */
export const ImportState = z.enum(["mapping", "checking", "previewed", "queued", "running", "done", "failed"]);
export type ImportState = z.infer<typeof ImportState>;

/** `there`: the same person is known already. `double`: an earlier row has them. `added`: was new, and is written down. */
export const importFates = ["new", "added", "there", "double", "wrong"] as const;
export const ImportFate = z.enum(importFates);
export type ImportFate = z.infer<typeof ImportFate>;

/** Why a row cannot be taken. */
export const importFaults = [
  "contactRequired",
  "firstNameRequired",
  "nameRequired",
  "emailFormat",
  "phoneFormat",
  "languageUnknown",
  "addressUnknown",
  "addressIncomplete",
  "ibanFormat",
  "swiftFormat",
  "dayFormat",
  "numberFormat",
  "choiceUnknown",
  "tagUnknown",
  "categoryUnknown",
  "tooLong",
  "tooMany",
  "formula",
  "unreadable",
  "twoPeople",
  "taken",
] as const;
export const ImportFaultCode = z.enum(importFaults);
export type ImportFaultCode = z.infer<typeof ImportFaultCode>;
/** `detail`: what stands there. Empty for private fields. */
export const ImportFault = z.object({ code: ImportFaultCode, field: ImportField.nullable(), detail: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

const Named = z.object({ id: Id, name: z.string() });

export const ImportColumn = z.object({
  heading: z.string(),
  /** From the first rows; empty for all but the one who uploaded the file. */
  samples: z.array(z.string()),
  /** null: left out. */
  field: ImportField.nullable(),
});

const Counts = z.object(
  Object.fromEntries(importFates.map((fate) => [fate, z.number().int()])) as Record<ImportFate, z.ZodNumber>,
);

export const PeopleImport = z.object({
  id: Id,
  kind: ImportKind,
  state: ImportState,
  fileName: z.string(),
  startedBy: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /** Until when it can be confirmed. */
  expiresAt: Instant.nullable(),
  columns: z.array(ImportColumn),
  /** Of those who have none of their own. */
  language: SpokenLanguage,
  /** People whose address is not in the network's list are written down without one. */
  skipsAddress: z.boolean(),
  rows: z.number().int(),
  /** How many of them were looked at or taken so far. */
  progress: z.number().int(),
  fates: Counts,
  can: z.object({ seal: Verdict }),
});
export type PeopleImport = z.infer<typeof PeopleImport>;

/** One field for each column of the file, in its order. */
export const ImportMapping = z.object({
  fields: z
    .array(ImportField.nullable())
    .min(1, fieldError("required"))
    .max(importLimits.columns, fieldError("tooMany")),
  language: SpokenLanguage,
  skipsAddress: z.boolean().default(false),
});
export type ImportMapping = z.output<typeof ImportMapping>;

export const ImportRow = z.object({
  /** Of the table, the heading being the first. */
  place: z.number().int(),
  fate: ImportFate,
  name: z.string(),
  /** Who is there already, or was written down. */
  person: Named.nullable(),
  /** The earlier row that has them. */
  sameAs: z.number().int().nullable(),
  faults: z.array(ImportFault),
});
export type ImportRow = z.infer<typeof ImportRow>;
export const ImportRowPage = pageOf(ImportRow);
