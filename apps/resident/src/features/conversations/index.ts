/** The conversation about a subject: reactions and polls on a card, and comments, which load when they are opened. */

import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

export type { ConversationSubject } from "./model.ts";
export { pollHeight } from "./model.ts";
export { ReactionBar } from "./reactions/reaction-bar.tsx";

/** Loads with the first poll. Without a connection it may be left out; the post's text is still there. */
export const PollPart = lazyPart(() => import("./polls/poll-part.tsx").then((m) => m.PollPart), { isOptional: true });

export const Comments = lazyPart(() => import("./comments/comments.tsx").then((m) => m.Comments));

export const ReportDialog = lazyPart(() => import("./moderation/report-dialog.tsx").then((m) => m.ReportDialog), {
  close: ({ onClose }) => onClose(),
});

export const DecisionNotice = lazyPart(() => import("./moderation/decision-notice.tsx").then((m) => m.DecisionNotice));

export const conversations: Feature = {
  name: "conversations",
  keptParts: async () => [PollPart, Comments],
  routes: [
    {
      path: "/decisions/:caseId",
      screen: () => import("./moderation/decision-screen.tsx").then((m) => m.DecisionScreen),
      isForResidents: true,
    },
  ],
};
