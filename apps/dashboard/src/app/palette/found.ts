/** Something that the search found, and where it leads. */
import type { FoundKind, SearchResult } from "@stoep/contract/feed";

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

type Item = SearchResult["groups"][number]["items"][number];

const searched = (path: string, text: string) =>
  `${path}${path.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;

/** The address of what was found, by its kind. */
export const addressOf: Record<FoundKind, (item: Item) => string> = {
  message: ({ id }) => `/messages/${id}`,
  activity: ({ id }) => `/messages/${id}`,
  vacancy: ({ id }) => `/messages/${id}`,
  shout: ({ id }) => `/shouts/${id}`,
  ticket: ({ id }) => `/care/tickets/${id}`,
  member: ({ id }) => `/care/members/${id}`,
  helper: ({ id }) => `/care/helpers/${id}`,
  person: ({ name }) => searched("/settings/members", name),
  neighbourhood: ({ id }) => `/inbox?neighbourhoodId=${id}`,
};

/** The address of the list with all that was found; neighbourhoods have none. */
export const listOf: Record<FoundKind, ((typed: string) => string) | null> = {
  message: (typed) => searched("/inbox?kind=message", typed),
  activity: (typed) => searched("/inbox?kind=activity", typed),
  vacancy: (typed) => searched("/inbox?kind=vacancy", typed),
  shout: (typed) => searched("/shouts?status=all", typed),
  ticket: (typed) => searched("/care/tickets?tab=all", typed),
  member: (typed) => searched("/care/members", typed),
  helper: (typed) => searched("/care/helpers", typed),
  person: (typed) => searched("/settings/members", typed),
  neighbourhood: null,
};
