/**
 * Messages as residents and passers-by read them: cards in a list, and a page for each with comments.
 */
import { PeopleIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

export { AllPictures } from "./parts/all-pictures.tsx";
export { DateState } from "./parts/kinds/activity/date-state.tsx";
export { useWhen, type When } from "./parts/kinds/activity/when.ts";
export { useGround } from "./parts/kinds/place/ground.ts";
export { PlaceLine } from "./parts/kinds/place/place-line.tsx";
export { MessageCard } from "./parts/message-card.tsx";
export { MessageList } from "./parts/message-list.tsx";
export { FirstPicture } from "./parts/pictures.tsx";
export { isTheme, themes } from "./themes.ts";

export const publishing: Feature = {
  name: "publishing",
  routes: [
    { path: "/public", screen: () => import("./screens/public-screen.tsx").then((m) => m.PublicScreen) },
    { path: "/m/:postId", screen: () => import("./screens/message-screen.tsx").then((m) => m.MessageScreen) },
  ],
  subjects: [{ kind: "post", hrefOf: (id) => `/m/${id}`, refetches: [] }],
  redirects: [{ path: "/messages/:postId", to: ({ postId }) => `/m/${postId}` }],
  tabs: [{ key: "public", after: "agenda", icon: PeopleIcon, href: "/public" }],
};
