/**
 * Messages: writing them with a live preview, publishing or planning them, following what they did.
 *
 *   new ─▶ concept ─▶ preview ─▶ publish now ─▶ message page (comments, figures, history)
 *                          └───▶ plan ─▶ scheduled ─▶ its moment ─┘
 */
import { AlertIcon, EducationIcon, FiguresIcon, InboxIcon, ListIcon, MessageIcon, PollIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

export { CountedAt } from "./parts/counted-at.tsx";

export const publishing: Feature = {
  name: "publishing",
  licence: "messages",
  routes: [
    { path: "/inbox", screen: () => import("./screens/inbox-screen.tsx").then((m) => m.InboxScreen) },
    { path: "/messages/new", screen: () => import("./screens/compose-screen.tsx").then((m) => m.NewMessageScreen) },
    { path: "/messages/$postId", screen: () => import("./screens/message-screen.tsx").then((m) => m.MessageScreen) },
    {
      path: "/messages/$postId/edit",
      screen: () => import("./screens/compose-screen.tsx").then((m) => m.EditMessageScreen),
    },
  ],
  menu: [{ key: "inbox", after: "start", icon: InboxIcon, href: "/inbox", licence: "inbox" }],
  create: [
    { key: "message", icon: MessageIcon, href: "/messages/new?type=standard", licence: "messages" },
    {
      key: "educational",
      after: "message",
      icon: EducationIcon,
      href: "/messages/new?type=educational",
      licence: "messages",
    },
    { key: "alert", after: "educational", icon: AlertIcon, href: "/messages/new?type=urgent", licence: "alerts" },
    { key: "poll", after: "alert", icon: PollIcon, href: "/messages/new?type=vote", licence: "polls" },
    { key: "score", after: "poll", icon: FiguresIcon, href: "/messages/new?type=perception", licence: "polls" },
    { key: "choices", after: "score", icon: ListIcon, href: "/messages/new?type=option", licence: "polls" },
  ],
};
