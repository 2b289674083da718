/** The kinds of posts: each has fields of its own besides those that all share. S1 §3 */
import { z } from "zod";
import { fieldError, textLine } from "../../kernel/index.ts";

export const PostKind = z.enum(["message", "activity", "vacancy"]);
export type PostKind = z.infer<typeof PostKind>;

/** The place: an address as people read it, and a pin on the map. */
export const placeFields = {
  address: textLine(250).default(""),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
};

/** Nothing visible: spaces and invisible characters count as empty. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

type Say = ReturnType<typeof fieldError>;
/** A rule about one field of a complete post, with the code that names its breach. */
export type CompletenessRule<T> = readonly [holds: (post: T) => boolean, options: { path: (string | number)[] } & Say];
export function completenessRule<T>(
  holds: (post: T) => boolean,
  path: (string | number)[],
  code: Parameters<typeof fieldError>[0],
): CompletenessRule<T> {
  return [holds, { path, ...fieldError(code) }];
}
