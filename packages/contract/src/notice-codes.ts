/** What a capability's `codes.ts` says about the notices that it hands in. Only data, because it is read before the rest of the contract. */
export interface NoticeCodes {
  /** Kinds, without the capability's name. */
  notices: Record<string, NoticeCode>;
}

export interface NoticeCode {
  for: "residents" | "staff";
  /** Of preferences, which cover several kinds. */
  group: string;
  /** Of staff: the module in which somebody must have a level to read it; the network's unless told otherwise. */
  module?: "care";
  /** Until it is read, later ones about the same thing are added to it. */
  merges?: true;
}
