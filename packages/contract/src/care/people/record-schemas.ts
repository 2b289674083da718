/** What only administrators of care see of people: private details and the access log; and actions on several people. S2 §3 */
import { z } from "zod";
import { ReadingFilter, ReadingKind, ReadingList } from "../../audit/index.ts";
import { Day, fieldError, Id, Instant, pageOf, textLine } from "../../kernel/index.ts";
import { Gender } from "../choices.ts";
import { peopleLimits } from "./schemas.ts";

/** The check of ISO 7064: letters as numbers, the first four characters last, modulo 97. */
function hasCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
const account = (max: number) => textLine(max).transform((text) => text.replace(/[\s.-]/g, "").toUpperCase());

/** Empty: unknown. */
export const PrivateDetails = z.object({
  gender: Gender.nullable(),
  birthOn: Day.nullable(),
  iban: account(50).refine(
    (iban) => iban === "" || (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && hasCheckDigits(iban)),
    fieldError("ibanFormat"),
  ),
  swift: account(20).refine(
    (swift) => swift === "" || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift),
    fieldError("swiftFormat"),
  ),
});
export type PrivateDetails = z.output<typeof PrivateDetails>;
export const PrivateDetailsView = z.object({
  gender: Gender.nullable(),
  birthOn: Day.nullable(),
  iban: z.string(),
  swift: z.string(),
});

/** A row of the access log, as one person's log has it. */
export const RecordReading = z.object({
  id: Id,
  at: Instant,
  reader: z.string(),
  what: ReadingKind,
  /** On a page of a list or in a file: how many people were on it. */
  people: z.number().int(),
  /** null: no list, or an older row, which does not name its list. */
  list: ReadingList.nullable(),
  /** What the list was filtered by. */
  filters: z.array(ReadingFilter),
});
export type RecordReading = z.infer<typeof RecordReading>;
export const ReadingPage = pageOf(RecordReading);

/** Tags to add to several people, and to remove from them. */
export const PeopleTagChange = z.object({
  personIds: z.array(Id).min(1, fieldError("required")).max(peopleLimits.together, fieldError("tooMany")),
  add: z.array(Id).max(peopleLimits.tags, fieldError("tooMany")).default([]),
  remove: z.array(Id).max(peopleLimits.tags, fieldError("tooMany")).default([]),
});
