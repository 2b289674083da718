/** Turns a row of a table into a draft of a person, or into what is wrong with it. Pure. S2 §5 */

import {
  type DayOrder,
  HelperDraft,
  type ImportFault,
  type ImportFaultCode,
  type ImportField,
  type ImportKind,
  importFaults,
  importFields,
  PersonDraft,
  PrivateDetails,
  privateImportFields,
  repeatedImportFields,
  type SpokenLanguage,
} from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";
import { isMobileNumber } from "#kernel/mobile-number.ts";
import type { TableRow } from "#modules/files/index.ts";
import { parsePhone } from "../phone.ts";
import { dayOf, isNoDay } from "./cells/day-text.ts";
import { type HouseAddress, houseAddressOf } from "./cells/house-address.ts";
import { unmarkedCell } from "./cells/unmarked-cell.ts";
import type { FieldWords } from "./choice-words.ts";

export interface DraftRules {
  kind: ImportKind;
  /** One for each column; null for a column that is not imported. */
  fields: readonly (ImportField | null)[];
  language: SpokenLanguage;
  /** The country of phone numbers without a country code. */
  country: string;
  words: FieldWords;
  today: string;
  dayOrder: DayOrder;
  /** A row is taken without an address that is incomplete, or a date that cannot be read. */
  skipsAddress: boolean;
  skipsDay: boolean;
}

/** As stored between check and import. */
export type ImportDraft = Omit<HelperDraft, "address"> & { phoneNational: string };
export interface DraftRow {
  place: number;
  name: string;
  /** For a row with a draft: what is left out when it is taken. */
  faults: ImportFault[];
  draft: ImportDraft | null;
  private: PrivateDetails | null;
  house: HouseAddress | null;
  sameAs: number | null;
}

type Values = Partial<Record<ImportField, string>> & { phones?: string[] };
type Report = (code: ImportFaultCode, field: ImportField | null, detail?: string) => void;

const multilineFields = new Set<ImportField>(["address", "introduction", "leadExplanation"]);
const isIn = (fields: readonly ImportField[], field: ImportField) => fields.includes(field);
const privateFields = new Set<ImportField>(privateImportFields);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const withoutControl = (text: string) => text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFFFD]/g, " ");
/** As kept beside an outcome: a character is not cut in half, which a column of JSON could not hold. */
export const shorten = (text: string, max = 80): string =>
  withoutControl(text)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "");

/** Removes what spreadsheets add to mark a cell as text: ="0470 12 34 56", or the apostrophes of our own files. */
const withoutFormulaMarks = (cell: string) => unmarkedCell(cell.trim().replace(/^="(.*)"$/s, "$1")).trim();

/** A formula of a text file: nothing says that it is text. In a workbook text is text, and a formula has its value. */
const isFormula = (cell: string, { isTyped }: Pick<TableRow, "isTyped">) =>
  !isTyped && /^=(?!".*"$)/s.test(cell.trim());

/** Google puts several e-mail addresses or numbers into one cell: "0470 12 34 56 ::: 09 210 10 10". */
const severalMax = 5;

function valuesOf(row: TableRow, fields: DraftRules["fields"], report: Report): Values {
  const values: Values = {};
  fields.forEach((field, at) => {
    const cell = row.cells[at] ?? "";
    const text = withoutFormulaMarks(cell);
    if (field === null || text === "" || (values[field] && field !== "phone")) return;
    if (isFormula(cell, row)) report("formula", field, text);
    if (text.includes("\uFFFD")) report("unreadable", field, text);
    const [first = "", ...more] = textsIn(text, field);
    values[field] ??= first;
    if (field === "phone") values.phones = [...(values.phones ?? []), first, ...more].slice(0, severalMax);
  });
  return values;
}

function textsIn(text: string, field: ImportField): string[] {
  if (multilineFields.has(field)) return [text.replace(/\r\n?/g, "\n")];
  const plain = text.replace(/\s+/g, " ");
  return isIn(repeatedImportFields, field) ? plain.split(" ::: ", severalMax) : [plain];
}

/** Names that hold a sign between names are tried as a whole first: "Boodschappen, klussen en vervoer". */
function listItems(text: string, isKnown: (name: string) => boolean): string[] {
  const parts = text.split(/([,;/|\n])/);
  const found: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const lengths = Array.from({ length: longestName }, (_, n) => (longestName - n) * 2 - 1);
    const whole = lengths.find((length) => isKnown(parts.slice(at, at + length).join("")));
    if (whole) found.push(parts.slice(at, at + whole).join(""));
    else found.push(...(parts[at] ?? "").split(/ en | and | et | ve /));
    at += whole ? whole - 1 : 0;
  }
  return found.map((one) => one.trim()).filter(Boolean);
}
/** In parts between such signs. */
const longestName = 6;

const choiceIn = (words: FieldWords, field: ImportField, text = ""): string | undefined => {
  const [known, word] = [words[field] ?? {}, fold(text)];
  return Object.hasOwn(known, word) ? known[word] : undefined;
};

/** The choices that the words in a cell stand for. */
function listOf(
  field: ImportField,
  code: ImportFaultCode,
  values: Values,
  words: FieldWords,
  report: Report,
): string[] {
  const choice = (name: string) => choiceIn(words, field, name.trim());
  const names = listItems(values[field] ?? "", (name) => name.trim() !== "" && choice(name) !== undefined);
  const found = names.map((name) => choice(name) ?? report(code, field, name));
  return [...new Set(found.filter((one): one is string => typeof one === "string"))];
}

function choiceOf(field: ImportField, values: Values, words: FieldWords, report: Report): string | null {
  const text = values[field];
  if (!text) return null;
  const value = choiceIn(words, field, text);
  if (value === undefined) report("choiceUnknown", field, text);
  return value || null;
}

function numberOf(field: ImportField, values: Values, [least, most]: [number, number], report: Report): number | null {
  const text = values[field];
  if (!text) return null;
  const number = Number(/^(\d+)(?:[.,]0+)?(?:\s*km)?$/i.exec(text)?.[1]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  report("numberFormat", field, text);
  return null;
}

function dayIn(field: ImportField, values: Values, rules: DraftRules, report: Report): string | null {
  const text = values[field];
  if (!text || isNoDay(text)) return null;
  const day = dayOf(text, { order: rules.dayOrder, today: rules.today });
  if (day && day <= rules.today && day >= "1850-01-01") return day;
  report("dayFormat", field, text);
  return null;
}

/** The first number that exists and is a mobile one, else the first that exists, else what was typed. */
async function phoneOf(typed: readonly string[], { country }: DraftRules, report: Report) {
  const found = await Promise.all(typed.map((text) => parsePhone(text.replace(/^00/, "+"), country)));
  const numbers = found.filter((one) => one !== null);
  if (typed.length > 0 && numbers.length === 0) report("phoneFormat", "phone", typed[0]);
  const areMobile = await Promise.all(numbers.map(({ phone }) => isMobileNumber(phone)));
  return numbers[Math.max(0, areMobile.indexOf(true))] ?? { phone: shorten(typed[0] ?? "", 40), phoneNational: "" };
}

function namesOf({ firstName = "", lastName = "", fullName = "" }: Values) {
  if (firstName || lastName || !fullName)
    return { firstName: firstName || lastName, lastName: firstName ? lastName : "" };
  const [first = "", ...rest] = fullName.split(" ");
  return { firstName: first, lastName: rest.join(" ") };
}

const faultCodes = new Set<string>(importFaults);
const fieldNames = new Set<string>(importFields);
const fieldOf: Record<string, ImportField> = { tagIds: "tags", categoryIds: "categories" };

interface Issue {
  message: string;
  path: PropertyKey[];
}
/** Reports the contract's validation errors with the codes of an import. */
function reportIssues(issues: readonly Issue[], values: Values, report: Report): void {
  for (const { message, path } of issues) {
    const name = String(path[0] ?? "");
    const field = fieldOf[name] ?? (fieldNames.has(name) ? (name as ImportField) : null);
    const code = faultCodes.has(message) ? (message as ImportFaultCode) : "unreadable";
    report(code, code === "contactRequired" ? null : field, field ? values[field] : "");
  }
}

function privateOf(values: Values, rules: DraftRules, report: Report): PrivateDetails | null {
  if (![...privateFields].some((field) => values[field])) return null;
  const details = {
    gender: choiceOf("gender", values, rules.words, report),
    birthOn: dayIn("birthOn", values, rules, report),
    iban: values.iban ?? "",
    swift: values.swift ?? "",
  };
  if (Object.values(details).every((value) => !value)) return null;
  const read = PrivateDetails.safeParse(details);
  if (!read.success) reportIssues(read.error.issues, values, report);
  return read.data ?? null;
}

async function personOf(values: Values, rules: DraftRules, report: Report) {
  const { words, language } = rules;
  const phone = await phoneOf(values.phones ?? [], rules, report);
  const spoken = listOf("languages", "languageUnknown", values, words, report);
  const text = (field: ImportField) => values[field] ?? "";
  return {
    ...namesOf(values),
    email: text("email"),
    ...phone,
    language: (spoken[0] ?? language) as SpokenLanguage,
    languages: spoken.length > 0 ? spoken : [language],
    introduction: text("introduction"),
    keyRemark: text("keyRemark"),
    leadSource: choiceOf("leadSource", values, words, report),
    leadExplanation: text("leadExplanation"),
    referredBy: text("referredBy"),
    memberOrganisation: text("memberOrganisation"),
    subscribedOn: dayIn("subscribedOn", values, rules, report),
    tagIds: listOf("tags", "tagUnknown", values, words, report),
  };
}

function helpOf(values: Values, { words }: DraftRules, report: Report) {
  const companyName = values.companyName ?? "";
  return {
    companyName,
    kind: choiceOf("kind", values, words, report) ?? (companyName === "" ? "neighbour" : "company"),
    categoryIds: listOf("categories", "categoryUnknown", values, words, report),
    skills: values.skills ?? "",
    transport: choiceOf("transport", values, words, report) ?? "unknown",
    radiusKm: numberOf("radiusKm", values, [1, 100], report),
    monthlyCap: numberOf("monthlyCap", values, [1, 60], report),
  };
}

const isSkipped = (code: ImportFaultCode, { skipsAddress, skipsDay }: DraftRules): boolean =>
  (code === "addressIncomplete" && skipsAddress) || (code === "dayFormat" && skipsDay);

/** Never throws, whatever the row contains. */
export async function draftRow(row: TableRow, rules: DraftRules): Promise<DraftRow> {
  const { place, wrongNumber } = row;
  const faults: ImportFault[] = [];
  const report: Report = (code, field, detail = "") => {
    if (faults.some((one) => one.code === code && one.field === field)) return;
    faults.push({ code, field, detail: field && privateFields.has(field) ? "" : shorten(detail) });
  };
  if (wrongNumber !== undefined) report("rowNumber", null, wrongNumber);
  const values = valuesOf(row, rules.fields, report);
  const { phoneNational, ...person } = await personOf(values, rules, report);
  const help = rules.kind === "helpers" ? helpOf(values, rules, report) : {};
  const Draft = rules.kind === "helpers" ? HelperDraft : PersonDraft;
  const read = Draft.safeParse({ ...person, ...help });
  if (!read.success) reportIssues(read.error.issues, values, report);
  const details = privateOf(values, rules, report);
  const house = houseAddressOf(values);
  if (house === "incomplete")
    report("addressIncomplete", values.street ? "street" : "address", values.street ?? values.address);
  const { address: _, ...draft } = (read.data ?? { address: null }) as HelperDraft;
  const isGood = read.success && faults.every(({ code }) => isSkipped(code, rules));
  return {
    place,
    name: shorten(nameOf(person, values)),
    faults: faults.slice(0, 10),
    draft: isGood ? { ...draft, phoneNational } : null,
    private: isGood ? details : null,
    house: house === "incomplete" ? null : house,
    sameAs: null,
  };
}

function nameOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  { companyName, email, phone }: Values,
) {
  return personName({ firstName, lastName }) || companyName || email || phone || "";
}
