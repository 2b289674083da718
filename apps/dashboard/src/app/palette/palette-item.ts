/** Something that the search found, and where it leads. */
import type { SearchKind } from "@stoep/contract/feed";

export interface PaletteItem {
  group: "recent" | "screens" | "create" | "settings" | SearchKind;
  name: string;
  href: string;
  /** Beside the name. */
  detail?: string;
  lang?: string;
  /** Leads to the list with everything found, and is not among what was opened lately. */
  isAll?: true;
}

/** The address of a list with what somebody searches for in it. */
export const searchHref = (path: string, text: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;
