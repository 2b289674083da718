/** What comes from outside, compared with the shape that it should have. */
import { type Fields, fieldCodes } from "@stoep/contract/kernel";
import type { z } from "zod";

/** The value as the shape has it, undefined where it is wrong: then `fields` has a code for each place, such as `pages.0.title`. */
export function checkShape<T>(schema: z.ZodType<T>, value: unknown, fields: Fields): T | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  for (const issue of result.error?.issues ?? [])
    for (const path of placesOf(issue)) fields[path.join(".")] ??= codeOf(issue);
  checkText(result.data, [], fields);
  return result.data;
}

/** Fields that are not known have a place each. */
const placesOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** The null character and lone surrogates: PostgreSQL cannot store them, and nobody types them. */
const unwritable = /\0|\p{Cs}/u;

function checkText(value: unknown, path: string[], fields: Fields): void {
  if (typeof value === "string" && unwritable.test(value)) fields[path.join(".")] ??= "invalid";
  if (typeof value !== "object" || value === null) return;
  for (const [key, one] of Object.entries(value)) checkText(one, [...path, key], fields);
}

const knownFieldCodes = new Set<string>(fieldCodes);
function codeOf(issue: z.core.$ZodIssue): string {
  if (knownFieldCodes.has(issue.message)) return issue.message;
  if (issue.code === "too_big") return "tooLong";
  if (issue.code === "too_small") return "tooShort";
  return issue.code === "invalid_type" && issue.input === undefined ? "required" : "invalid";
}
