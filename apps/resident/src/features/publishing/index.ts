/** Messages as residents and visitors read them: cards in a list, and a page for each with comments. */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

/** The messages and activities that belong to something, on its page. */
export const LinkedPosts = lazyPart(() => import("./posts/linked-posts.tsx").then((m) => m.LinkedPosts));

/** Many points on the ground of `MapGround`. */
export const ReaderPointMap = lazyPart(() => import("./places/place-map.ts").then((m) => m.ReaderPointMap));

export { DateState } from "./activities/date-state.tsx";
export { type MomentFormat, useWhen } from "./activities/moments.ts";
export { MapGround } from "./places/map-ground.tsx";
export { PlaceLine } from "./places/place-line.tsx";
export { Attachments, Video } from "./posts/attachments.tsx";
export { LanguageNote } from "./posts/extras.tsx";
export { GoneScreen } from "./posts/gone-screen.tsx";
export { MessageArticle } from "./posts/message-article.tsx";
export { MessageCard } from "./posts/message-card.tsx";
export { SenderLine } from "./posts/message-head.tsx";
export { MessageList } from "./posts/message-list.tsx";
export { useOriginalOf } from "./posts/original.ts";
export { FirstPicture } from "./posts/pictures.tsx";
export { PostGallery } from "./posts/post-gallery.tsx";
export { signInAddress } from "./posts/sign-in-address.ts";
export { isTheme } from "./posts/themes.ts";

export const publishing: Feature = {
  name: "publishing",
  routes: [
    { path: "/public", screen: () => import("./public-page/public-screen.tsx").then((m) => m.PublicScreen) },
    {
      path: "/m/:postId",
      screen: () => import("./posts/message-screen.tsx").then((m) => m.MessageScreen),
      isKept: true,
    },
    { path: "/s/:code", screen: () => import("./share/short-screen.tsx").then((m) => m.ShortScreen) },
  ],
  keptParts: () => import("./kinds/index.tsx").then((m) => m.kindParts),
  subjects: [{ kind: "post", hrefOf: (id) => `/m/${id}`, refetches: [] }],
  redirects: [{ path: "/messages/:postId", to: ({ postId }) => `/m/${postId}` }],
};
