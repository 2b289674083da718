/** What neighbours write to each other and to the city: the list, one message with its progress, and writing. */
import { MessageIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { type Feature, writePath } from "../../app/index.ts";

export { PhotosField } from "./parts/form/photos-field.tsx";
export { PinChoice, PlacePicker } from "./parts/form/pin-choice.tsx";
export { PublicationCheck } from "./parts/form/publication-check.tsx";
export { problemIn, RestoredNotice } from "./parts/form/restored-notice.tsx";
export { useDraft, writtenIn } from "./parts/form/use-shout-draft.ts";
export { Moments } from "./parts/moments.tsx";
export { ReportButton } from "./parts/report-button.tsx";
export { ByLine } from "./parts/shout-head.tsx";
export type { Photo, Pin } from "./shout-draft.ts";

/** Loaded when a list shows the first one. */
export const ShoutCard = lazyPart(() => import("./parts/shout-card.tsx").then((m) => m.ShoutCard));

export const shouts: Feature = {
  name: "shouts",
  routes: [
    {
      path: "/neighbours",
      screen: () => import("./screens/shouts-screen.tsx").then((m) => m.ShoutsScreen),
      isForResidents: true,
      isKept: true,
    },
    {
      path: "/neighbours/:shoutId/edit",
      screen: () => import("./screens/edit-shout-screen.tsx").then((m) => m.EditShoutScreen),
      isForResidents: true,
    },
    {
      path: "/neighbours/:shoutId",
      screen: () => import("./screens/shout-screen.tsx").then((m) => m.ShoutScreen),
      isForResidents: true,
      isKept: true,
    },
    {
      path: writePath,
      screen: () => import("./screens/kinds-screen.tsx").then((m) => m.KindsScreen),
      isForResidents: true,
      isKept: true,
    },
    {
      path: "/write/:kind",
      screen: () => import("./screens/new-shout-screen.tsx").then((m) => m.NewShoutScreen),
      isForResidents: true,
      isKept: true,
    },
    {
      path: "/me/messages",
      screen: () => import("./screens/my-shouts-screen.tsx").then((m) => m.MyShoutsScreen),
      isForResidents: true,
      isKept: true,
    },
    {
      path: "/me/comments",
      screen: () => import("./screens/comments-and-votes-screen.tsx").then((m) => m.CommentsAndVotesScreen),
      isForResidents: true,
    },
  ],
  keptParts: async () => [ShoutCard],
  subjects: [{ kind: "shout", hrefOf: (id) => `/neighbours/${id}`, refetches: ["shouts"] }],
  redirects: [{ path: "/shouts/:shoutId", to: ({ shoutId }) => `/neighbours/${shoutId}` }],
  tabs: [{ key: "neighbours", after: "neighbourhood", icon: MessageIcon, href: "/neighbours" }],
};
