/**
 * The kinds of things that the search finds for a capability, in its `codes.ts`. Only data, because it is read before the rest of
 * the contract.
 */
export interface SearchCodes {
  /** In the order in which they are shown: each names the kind that it follows, possibly another capability's. */
  found: readonly { key: string; after?: string }[];
}
