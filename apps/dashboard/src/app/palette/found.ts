/** Something that the search found, and where it leads. */
import type { FoundKind } from "@stoep/contract/feed";

export interface Found {
  group: "recent" | "screens" | "create" | "settings" | FoundKind;
  name: string;
  href: string;
  /** Beside the name. */
  detail?: string;
  lang?: string;
  /** Leads to the list with everything found, and is not among what was opened lately. */
  isAll?: true;
}

/** The address of a list with what somebody searches for in it. */
export const searched = (path: string, text: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;
