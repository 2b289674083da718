/**
 * Messages: writing them with a live preview, publishing or planning them, following what they did.
 *
 *   new ─▶ concept ─▶ preview ─▶ publish now ─▶ message page (comments, figures, history)
 *                          └───▶ plan ─▶ scheduled ─▶ its moment ─┘
 */
import type { Feature } from "../../app/index.ts";

export const publishing: Feature = {
  name: "publishing",
  module: "network",
  routes: [
    { path: "/inbox", screen: () => import("./screens/inbox-screen.tsx").then((m) => m.InboxScreen) },
    { path: "/messages/new", screen: () => import("./screens/compose-screen.tsx").then((m) => m.NewMessageScreen) },
    { path: "/messages/$postId", screen: () => import("./screens/message-screen.tsx").then((m) => m.MessageScreen) },
    {
      path: "/messages/$postId/edit",
      screen: () => import("./screens/compose-screen.tsx").then((m) => m.EditMessageScreen),
    },
  ],
  menu: [{ key: "inbox", href: "/inbox" }],
  create: [
    { key: "message", href: "/messages/new?type=standard" },
    { key: "alert", href: "/messages/new?type=urgent" },
    { key: "poll", href: "/messages/new?type=vote" },
  ],
};
