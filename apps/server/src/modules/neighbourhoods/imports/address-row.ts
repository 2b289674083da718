/** One row of an address file: which columns mean what, and whether the row can be used. Pure. */
import type { StreetName } from "../rules.ts";
import { addressLabel } from "../rules.ts";
import { ImportError, type RejectionReason } from "./report.ts";

const defaultColumns = {
  street: "street",
  houseNumber: "housenumber",
  postcode: "postcode",
  municipality: "municipality",
  latitude: "lat",
  longitude: "lon",
} as const;
type Field = keyof typeof defaultColumns;
export const addressFields = Object.keys(defaultColumns) as Field[];
export type FieldNames = Partial<Record<Field, string>>;
/** The index of each field in a row; null if the file has no such column. */
export type AddressColumns = Record<Exclude<Field, "municipality">, number> & { municipality: number | null };

/** @throws ImportError naming the columns that the file lacks and those that it has */
export function findColumns(header: string[], names: FieldNames): AddressColumns {
  const has = header.map((name) => name.trim());
  const at = (field: Field) =>
    has.findIndex((name) => name.toLowerCase() === (names[field] ?? defaultColumns[field]).toLowerCase());
  const missing = addressFields.filter((field) => at(field) === -1 && (field !== "municipality" || names.municipality));
  if (missing.length > 0) {
    const wanted = missing.map((field) => `"${names[field] ?? defaultColumns[field]}" (${field})`).join(", ");
    throw new ImportError(
      `The file has no column ${wanted}. Its columns are: ${has.join(", ")}.`,
      "columns_missing",
      wanted,
    );
  }
  const municipality = at("municipality");
  return {
    street: at("street"),
    houseNumber: at("houseNumber"),
    postcode: at("postcode"),
    latitude: at("latitude"),
    longitude: at("longitude"),
    municipality: municipality === -1 ? null : municipality,
  };
}

export interface AddressRow extends StreetName {
  houseNumber: string;
  longitude: number;
  latitude: number;
  label: string;
}

interface RejectedRow {
  reason: RejectionReason;
  subject: string;
  detail?: string;
}

const limits = { street: 120, houseNumber: 20, postcode: 12, municipality: 120 } as const;

export function checkRow(record: string[], columns: AddressColumns, network: string): AddressRow | RejectedRow {
  const text = (at: number) => (record[at] ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
  const named = {
    street: text(columns.street),
    houseNumber: text(columns.houseNumber),
    postcode: text(columns.postcode),
    municipality: columns.municipality === null ? network : text(columns.municipality),
  };
  const subject = addressLabel(named);
  if (subject.includes("\0") || record.some((field) => field.startsWith('"')))
    return { reason: "row_unreadable", subject };
  if (subject.includes("\uFFFD")) return { reason: "not_utf8", subject };
  for (const [field, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    if (named[field] === "") return { reason: "field_missing", subject, detail: field };
    if (named[field].length > limit) return { reason: "field_too_long", subject, detail: field };
  }
  const [latitude, longitude] = [text(columns.latitude), text(columns.longitude)].map(degrees);
  if (latitude === null || longitude === null) return { reason: "position_missing", subject };
  if (!latitude || !longitude || Math.abs(latitude) > 180 || Math.abs(longitude) > 180) {
    return { reason: "position_invalid", subject, detail: `${text(columns.latitude)}, ${text(columns.longitude)}` };
  }
  return { ...named, latitude, longitude, label: subject };
}

/** null when empty, NaN when not a number. Accepts a decimal comma. */
function degrees(text: string): number | null {
  return text === "" ? null : Number(text.replace(",", "."));
}
