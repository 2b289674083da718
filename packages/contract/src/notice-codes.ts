/** The notices of a capability, in its `codes.ts`. Only data, because it is read before the rest of the contract. */
export interface NoticeCodes {
  /** Kinds, without the capability's name. */
  notices: Record<string, NoticeCode>;
}

export interface NoticeCode {
  for: "residents" | "staff";
  /** The group of preferences, which covers several kinds. */
  group: string;
  /** For staff: the module in which a level is needed to read it; the network's by default. */
  module?: "care" | "participation";
  /** Until it is read, later events about the same thing are merged into it. */
  merges?: true;
}
