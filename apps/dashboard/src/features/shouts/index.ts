/**
 * What residents wrote to the city: the inbox, and each message with its conversation, notes and history.
 *   new ─▶ in progress ─▶ done (with the outcome that its author reads)
 *    └───────────────────▶ ╵   └─▶ back in progress: by staff, or by the author within 30 days
 * Organisations other than the city's see counts only. D §7
 */
import { MailIcon } from "@stoep/ui/icons";
import { lazy } from "react";
import { api, type Feature, type Session } from "../../app/index.ts";

/** For the start page, after what it shows at once. */
export const ShoutCards = lazy(() => import("./start/shout-cards.tsx").then((m) => ({ default: m.ShoutCards })));

const isCity = ({ active }: Session) => active.kind === "membership" && active.membership.organisation.kind === "city";

export const shouts: Feature = {
  name: "shouts",
  licence: "shouts",
  routes: [
    { path: "/shouts", screen: () => import("./screens/inbox-screen.tsx").then((m) => m.InboxScreen) },
    { path: "/shouts/unshared", screen: () => import("./screens/unshared-screen.tsx").then((m) => m.UnsharedScreen) },
    {
      path: "/shouts/neighbourhoods",
      screen: () => import("./screens/neighbourhoods-screen.tsx").then((m) => m.NeighbourhoodsScreen),
    },
    {
      path: "/shouts/templates",
      screen: () => import("./screens/templates-screen.tsx").then((m) => m.TemplatesScreen),
    },
    { path: "/shouts/$shoutId", screen: () => import("./screens/shout-link.tsx").then((m) => m.ShoutLink) },
  ],
  menu: [
    {
      key: "shouts",
      after: "inbox",
      icon: MailIcon,
      href: "/shouts",
      licence: "shouts",
      isFor: isCity,
      count: async () =>
        (await api.shouts.countShouts()).categories.find(({ category }) => category === "all")?.new ?? 0,
    },
    {
      key: "shoutCounts",
      after: "inbox",
      icon: MailIcon,
      href: "/shouts/neighbourhoods",
      licence: "shouts",
      isFor: (session) => !isCity(session),
    },
  ],
};
