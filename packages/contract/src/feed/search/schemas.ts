/** Search over everything that a member of an organisation may open, and over what a resident may read. S1 §2 */
import { z } from "zod";
import { foundKinds } from "../../codes.gen.ts";
import { Id, Instant, Language } from "../../kernel/index.ts";

/** Of all capabilities (`found` in their `codes.ts`), in the order in which they are shown. */
export { foundKinds };
export const SearchKind = z.enum(foundKinds);
export type SearchKind = z.infer<typeof SearchKind>;
export const mostPerKind = 5;

export const SearchItem = z.object({
  id: Id,
  name: z.string(),
  /** Of the name; null: of no language. */
  language: Language.nullable(),
  /** Of a message: when it was published, or is to be; of a shout when it arrived, of a ticket when it was made. Null: a draft, or what has no moment. */
  at: Instant.nullable(),
  /**
   * For staff: of a shout its neighbourhood, of a person the e-mail address, of a ticket its number and for whom it is, of a member or
   * helper of care where they live, as far as the reader may know. For residents: who sent it.
   */
  detail: z.string().nullable(),
});
export type SearchItem = z.infer<typeof SearchItem>;

export const SearchResult = z.object({
  /** Without kinds of which nothing was found, or that the member may not open. */
  groups: z.array(
    z.object({
      kind: SearchKind,
      items: z.array(SearchItem).max(mostPerKind),
      /** There are more than are shown. */
      isMore: z.boolean(),
    }),
  ),
  /** Nothing has what was typed; this has words that are nearly the same. */
  isAlike: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** What a resident finds, in the order in which it is shown. */
export const readableKinds = ["message", "activity", "vacancy", "shout"] as const;
export const ReadableKind = z.enum(readableKinds);
export type ReadableKind = z.infer<typeof ReadableKind>;
/** Of one kind, when only this is asked for. */
export const mostOfOneKind = 20;

export const ReadableResult = SearchResult.extend({
  groups: z.array(
    z.object({
      kind: ReadableKind,
      items: z.array(SearchItem).max(mostOfOneKind),
      /** There are more than are shown. */
      isMore: z.boolean(),
    }),
  ),
});
export type ReadableResult = z.infer<typeof ReadableResult>;
