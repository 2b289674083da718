/** Networks as the provider sets them up. */
import { z } from "zod";
import { fieldError, Id, Instant, Language, Slug, textLine } from "../../kernel/index.ts";
import { Accent, Currency, DataLicence, MapTiles } from "../../neighbourhoods/index.ts";
import { PeopleCount } from "../../people-count.ts";

/** A name of the time zone database, such as Europe/Brussels. */
export const TimeZone = z
  .string()
  .min(1, fieldError("required"))
  .max(60, fieldError("timeZoneUnknown"))
  .refine(isTimeZone, fieldError("timeZoneUnknown"));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== null && /^[A-Z]/.test(timeZone);
  } catch {
    return false;
  }
}

export const EditNetwork = z.object({
  name: textLine(120).min(1, fieldError("nameRequired")),
  /** Its residents' languages; the first is the default. */
  languages: z
    .array(Language)
    .min(1, fieldError("required"))
    .refine((list) => new Set(list).size === list.length, fieldError("languageTwice")),
  timeZone: TimeZone,
  currency: Currency,
  /** null: the map draws the network's own lines. */
  tiles: MapTiles.nullable(),
  /** null: Stoep's own colour. */
  accent: Accent.nullable(),
  /** Of its open data. */
  dataLicence: DataLicence,
});
export type EditNetwork = z.infer<typeof EditNetwork>;

/** Reserved first parts of paths: those of the apps, the server, and the build's files. */
const reservedSlugs = [
  "api",
  "assets",
  "dashboard",
  "dev",
  "embed",
  "forms",
  "health",
  "metrics",
  "open-data",
  "privacy",
  "sign-on",
  "terms",
];
/** Whether a network may have this slug. */
export const isFreeSlug = (slug: string): boolean => !reservedSlugs.includes(slug);

export const NewNetwork = EditNetwork.extend({
  /** Its name in addresses, which never changes. */
  slug: Slug.refine(isFreeSlug, fieldError("slugTaken")),
});
export type NewNetwork = z.infer<typeof NewNetwork>;

export const NetworkRow = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  languages: z.array(Language),
  timeZone: z.string(),
  currency: Currency,
  tiles: MapTiles.nullable(),
  accent: z.string().nullable(),
  dataLicence: DataLicence,
  /** The address of its logo; null: Stoep's own is used. */
  logo: z.string().nullable(),
  createdAt: Instant,
  counts: z.object({
    neighbourhoods: z.number().int(),
    addresses: z.number().int(),
    households: PeopleCount,
    residents: PeopleCount,
    organisations: z.number().int(),
  }),
});
export type NetworkRow = z.infer<typeof NetworkRow>;
