/**
 * Messages as residents and passers-by read them: cards in a list, and a page of their own with comments.
 */
import { PeopleIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

export { MessageList } from "./parts/message-list.tsx";

export const publishing: Feature = {
  name: "publishing",
  routes: [
    { path: "/public", screen: () => import("./screens/public-screen.tsx").then((m) => m.PublicScreen) },
    { path: "/m/:postId", screen: () => import("./screens/message-screen.tsx").then((m) => m.MessageScreen) },
  ],
  redirects: [{ path: "/messages/:postId", to: ({ postId }) => `/m/${postId}` }],
  tabs: [{ key: "public", after: "neighbourhood", icon: PeopleIcon, href: "/public" }],
};
