/** Shapes of fields that occur everywhere. */
import { z } from "zod";
import { cleanLine, cleanLines } from "./clean-text.ts";
import { fieldError, type RefusalCode, refusals } from "./codes.ts";
import { emailPattern, encodeDomain } from "./email.ts";

/** For responses without content. */
export const Done = z.object({ done: z.literal(true) });
export const Id = z.uuid(fieldError("invalid"));
/** A UTC instant on the wire: 2026-11-21T09:00:00.000Z. In the years 1 to 9999: PostgreSQL has no year 0. */
export const Instant = z.iso
  .datetime({ error: "invalid" })
  .refine((text) => !text.startsWith("0000"), fieldError("invalid"));
/** A thing of which only the name is shown: an organisation, a neighbourhood, a colleague. */
export const NamedReference = z.object({ id: Id, name: z.string() });
export type NamedReference = z.infer<typeof NamedReference>;
/** null without an id, as a left join gives where there is nothing. */
export const namedReference = (id: string | null, name: string | null): NamedReference | null =>
  id === null ? null : { id, name: name ?? "" };
/** The largest that a column of integers holds. */
export const integerMax = 2 ** 31 - 1;
export const Slug = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, fieldError("invalid"));
export const emailLongest = 254;
const emailText = z.string().trim().toLowerCase().overwrite(encodeDomain);
const emailForm = z.email({ ...fieldError("emailFormat"), pattern: emailPattern });
/** As it is stored and compared: in lower case, the domain as the mail system spells it. */
export const Email = emailText
  .min(1, fieldError("emailRequired"))
  .max(emailLongest, fieldError("emailFormat"))
  .pipe(emailForm);
/** Empty: none. */
export const OptionalEmail = emailText
  .max(emailLongest, fieldError("emailFormat"))
  .refine((text) => text === "" || emailForm.safeParse(text).success, fieldError("emailFormat"));
/** At most 128 characters, checked before any hashing. The minimum length is configurable. D §2 */
export const NewPassword = z.string().min(1, fieldError("passwordRequired")).max(128, fieldError("passwordTooLong"));
export const Position = z.object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-90).max(90) });

/** `true`, or the reason why not. Computed once on the server; refuses the call and explains the button. */
export const Verdict = z.union([z.literal(true), z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]])]);
export type Verdict = true | RefusalCode;

/** A keyset page: `next` is the `cursor` for the following page; null at the end. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
/** A page of a filtered list; `found`: the number that match, null on later pages, where it is not counted. */
export function foundPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ found: z.number().int().nullable() });
}
/** Holds the values that a list is ordered by: up to the longest title, with three bytes for each character. */
export const Cursor = z.string().max(2000).optional();

/** Text typed by a person, in one line: trimmed, and without signs that show nothing or turn the direction of the writing. */
export const textLine = (max: number) => z.string().overwrite(cleanLine).trim().max(max, fieldError("tooLong"));

/** The same, with line breaks. */
export const textLines = (max: number) => z.string().overwrite(cleanLines).trim().max(max, fieldError("tooLong"));

/** Filters a list by a time: from `from` on and before `until`. */
export const timeRange = { from: Instant.optional(), until: Instant.optional() };
/** Filters a list by who handles the thing: the reader, nobody, or the colleague with this account. */
export const AssigneeFilter = z.union([z.enum(["me", "nobody"]), Id]);

/** What was done, by whom and when. */
export const Act = z.object({ at: Instant, by: z.string() });

/** A note between colleagues, of at most `max` characters, and the accounts of those it mentions. */
export const noteDraft = (max: number) =>
  z.object({
    text: textLines(max).min(1, fieldError("textRequired")),
    mentionIds: z.array(Id).max(20, fieldError("tooMany")).default([]),
  });

/** Repeated query parameters: ?id=a&id=b, or one, or none. */
export function queryList<T extends z.ZodType>(item: T, max = 600) {
  const list = z.array(item).max(max, fieldError("tooMany"));
  const asList = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
  // A caller may omit it, which the type of `preprocess` does not express.
  return z.preprocess(asList, list) as unknown as z.ZodPrefault<typeof list>;
}
