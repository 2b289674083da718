/** Something that the search found, and where it leads. */
import type { SearchKind } from "@stoep/contract/feed";

export interface PaletteItem {
  group: "recent" | "screens" | "create" | "settings" | SearchKind;
  name: string;
  href: string;
  /** Shown beside the name. */
  detail?: string | undefined;
  /** Its day, or that it is a draft; after the detail, and never cut. */
  at?: string | undefined;
  lang?: string;
  /** Leads to the list of everything found; not remembered as recently opened. */
  isAll?: true;
}

/** The address of a list, searched for `text`. */
export const searchHref = (path: string, text: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;
