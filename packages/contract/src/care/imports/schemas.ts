/** Members and helpers imported from a table: its columns, the outcome of each row, its progress. S2 §3, §5 */
import { z } from "zod";
import { fieldError, Id, Instant, NamedReference, pageOf, recordOf, Verdict } from "../../kernel/index.ts";
import { SpokenLanguage } from "../choices.ts";
import { importFates, importKinds, importLimits } from "../values.ts";

export const ImportKind = z.enum(importKinds);
export type ImportKind = z.infer<typeof ImportKind>;

/** Fields that only administrators of care may import, because only they may read them afterwards. */
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
/** Of several columns with one of these the first that is filled counts; of numbers rather a mobile one. */
export const repeatedImportFields = ["email", "phone"] as const;
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

/** What comes first in a date such as 03/04/2025. */
export const DayOrder = z.enum(["day-first", "month-first"]);
export type DayOrder = z.infer<typeof DayOrder>;

/**
 * mapping: its columns wait to be mapped. checking: its rows are checked, and nothing changes. previewed: each row's outcome is
 * known; confirmed within a day it is queued and then running.
 */
export const ImportState = z.enum(["mapping", "checking", "previewed", "queued", "running", "done", "failed"]);
export type ImportState = z.infer<typeof ImportState>;

export const ImportFate = z.enum(importFates);
export type ImportFate = z.infer<typeof ImportFate>;

/** Why a row cannot be imported. */
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
  "rowNumber",
  "twoPeople",
  "taken",
] as const;
export const ImportFaultCode = z.enum(importFaults);
export type ImportFaultCode = z.infer<typeof ImportFaultCode>;
/** `detail`: the content of the cell; empty for private fields, and for colleagues who did not upload the file. */
export const ImportFault = z.object({ code: ImportFaultCode, field: ImportField.nullable(), detail: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

export const ImportColumn = z.object({
  heading: z.string(),
  /** From the first rows; empty except for the colleague who uploaded the file. */
  samples: z.array(z.string()),
  /** null: the column is left out. */
  field: ImportField.nullable(),
});

const Counts = z.object(recordOf(importFates, () => z.number().int()));

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
  /** For people without a language. */
  language: SpokenLanguage,
  /** People whose address is not in the network's list are created without one. */
  skipsAddress: z.boolean(),
  /** People with a date that cannot be read are created without it. */
  skipsDay: z.boolean(),
  dayOrder: DayOrder,
  /** The visible sheets of a workbook, if it has several, and which of them is read. */
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  rows: z.number().int(),
  /** How many rows were checked or imported so far. */
  progress: z.number().int(),
  fates: Counts,
  /** Until when the reader can save the rows that are wrong; null: there are none, or a colleague uploaded them. */
  wrongRowsUntil: Instant.nullable(),
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
  skipsDay: z.boolean().default(false),
  /** Absent: as before, at first the usual one of the network. */
  dayOrder: DayOrder.optional(),
});
export type ImportMapping = z.output<typeof ImportMapping>;

/** A visible sheet by its place, from 0. */
export const SheetChoice = z.object({
  sheet: z
    .number()
    .int()
    .min(0)
    .max(importLimits.sheets - 1),
});

export const ImportRow = z.object({
  /** The row of the table, the heading being row 1. */
  place: z.number().int(),
  fate: ImportFate,
  name: z.string(),
  /** The existing or created person. */
  person: NamedReference.nullable(),
  /** The earlier row with the same person. */
  sameAs: z.number().int().nullable(),
  faults: z.array(ImportFault),
});
export type ImportRow = z.infer<typeof ImportRow>;
export const ImportRowPage = pageOf(ImportRow);
