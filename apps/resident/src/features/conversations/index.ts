/** The conversation about a subject: reactions and polls on a card, and comments, which load when they are opened. */
import { type ComponentType, lazy } from "react";
import type { Feature } from "../../app/index.ts";
import type { PollProps } from "./polls/poll-part.tsx";

export type { ConversationSubject } from "./model.ts";
export { pollHeight } from "./model.ts";
export { ReactionBar } from "./reactions/reaction-bar.tsx";

/** Loads with the first poll. Without a connection it may be left out; the post's text is still there. */
export const PollPart = lazy<ComponentType<PollProps>>(() =>
  import("./polls/poll-part.tsx").then((m) => ({ default: m.PollPart })).catch(() => ({ default: () => null })),
);

export const Comments = lazy(() => import("./comments/comments.tsx").then((m) => ({ default: m.Comments })));

export const ReportDialog = lazy(() =>
  import("./moderation/report-dialog.tsx").then((m) => ({ default: m.ReportDialog })),
);

export const DecisionNotice = lazy(() =>
  import("./moderation/decision-notice.tsx").then((m) => ({ default: m.DecisionNotice })),
);

export const conversations: Feature = {
  name: "conversations",
  routes: [
    {
      path: "/decisions/:caseId",
      screen: () => import("./moderation/decision-screen.tsx").then((m) => m.DecisionScreen),
      isForResidents: true,
    },
  ],
};
