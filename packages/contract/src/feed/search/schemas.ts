/** Search over everything that a member of an organisation may open, or that a resident may read. S1 §2 */
import { z } from "zod";
import { foundKinds } from "../../codes.gen.ts";
import { Id, Instant, Language } from "../../kernel/index.ts";
import { searchedKinds } from "../values.ts";

/** The kinds of all capabilities (`found` in their `codes.ts`), in the order in which they are shown. */
export { foundKinds };
export const SearchKind = z.enum(foundKinds);
export type SearchKind = z.infer<typeof SearchKind>;
export const mostPerKind = 5;

export const SearchItem = z.object({
  id: Id,
  name: z.string(),
  /** The language of the name; null: of no language. */
  language: Language.nullable(),
  /**
   * For a message, when it was or will be published; for a shout, when it arrived; for a ticket, when it was created. null: a draft,
   * or a kind without a time.
   */
  at: Instant.nullable(),
  /**
   * For staff: a shout's neighbourhood, a person's e-mail address, a ticket's number and member, the home of a member or helper of
   * care as far as the reader may see it. For residents: the sender.
   */
  detail: z.string().nullable(),
});
export type SearchItem = z.infer<typeof SearchItem>;

export const SearchResult = z.object({
  /** Without kinds that have no matches, or that the member may not open. */
  groups: z.array(
    z.object({
      kind: SearchKind,
      items: z.array(SearchItem).max(mostPerKind),
      /** There are more than are shown. */
      isMore: z.boolean(),
    }),
  ),
  /** Nothing matches exactly; these have nearly the same words. */
  isAlike: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const ReadableKind = z.enum(searchedKinds);
export type ReadableKind = z.infer<typeof ReadableKind>;
/** For one kind, when only that is requested. */
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
