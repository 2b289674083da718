/**
 * What residents wrote to the city: the inbox, and each message with its conversation, notes and history.
 *   new ─▶ in progress ─▶ done (with the outcome that its author reads)
 *    └───────────────────▶ ╵   └─▶ back in progress: by staff, or by the author within 30 days
 * Organisations other than the city's see counts only. D §7
 */
import { CommentsIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { api, type Feature } from "../../app/index.ts";

/** Shown on the start page, loaded after the parts that are shown at once. */
export const ShoutCards = lazyPart(() => import("./start/shout-cards.tsx").then((m) => m.ShoutCards));

const screens = () => import("./screens/index.ts");

export const shouts: Feature = {
  name: "shouts",
  licence: "shouts",
  routes: [
    { path: "/shouts", screen: () => screens().then((m) => m.InboxScreen) },
    { path: "/shouts/unshared", screen: () => screens().then((m) => m.UnsharedScreen) },
    { path: "/shouts/neighbourhoods", screen: () => screens().then((m) => m.NeighbourhoodsScreen) },
    {
      path: "/shouts/figures",
      screen: () => import("./statistics/statistics-screen.tsx").then((m) => m.StatisticsScreen),
    },
    {
      path: "/settings/default-handlers",
      screen: () => import("./settings/default-handlers-screen.tsx").then((m) => m.DefaultHandlersScreen),
    },
    { path: "/shouts/templates", screen: () => screens().then((m) => m.TemplatesScreen) },
    { path: "/shouts/$shoutId", screen: () => screens().then((m) => m.ShoutLink) },
  ],
  found: [{ kind: "shout", hrefOf: ({ id }) => `/shouts/${id}`, list: "/shouts?status=all" }],
  places: [
    { key: "unsharedShouts", href: "/shouts/unshared", licence: "shouts" },
    { key: "shoutsStatistics", href: "/shouts/figures", licence: "shouts" },
    { key: "shoutsByNeighbourhood", href: "/shouts/neighbourhoods", licence: "shouts" },
    { key: "replyTemplates", href: "/shouts/templates", licence: "shouts" },
  ],
  subjects: [{ kind: "shout", hrefOf: (id) => `/shouts/${id}` }],
  settings: [{ key: "defaultHandlers", after: "bottomUp", href: "/settings/default-handlers" }],
  menu: [
    {
      key: "shouts",
      after: "inbox",
      icon: CommentsIcon,
      href: "/shouts",
      licence: "shouts",
      // The count over all categories. Other organisations see no messages, and have no count.
      count: async () => (await api.shouts.countShouts()).categories[0]?.new ?? 0,
    },
  ],
};
