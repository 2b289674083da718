/** Conversations under any subject: comment threads, replying in the organisation's name, and reports. */
import { ReportIcon } from "@stoep/ui/icons";
import { api, type Feature, type Session } from "../../app/index.ts";

export { CommentThread } from "./parts/comment-thread.tsx";
export { GroundsDialog } from "./parts/grounds-dialog.tsx";
export { OpenReports } from "./parts/open-reports.tsx";
export { PollResults } from "./parts/poll-results.tsx";
export { ReactionBar } from "./parts/reaction-bar.tsx";
export { ReactionFigures } from "./parts/reaction-figures.tsx";
export { ShowAgainDialog } from "./parts/show-again-dialog.tsx";
export { useUnsentComments } from "./parts/use-unsent-comments.ts";
export type { Subject } from "./parts/words.ts";

const mayModerate = ({ active }: Session) => active.kind === "membership" && active.access.messages.write === true;

export const conversations: Feature = {
  name: "conversations",
  licence: "messages",
  routes: [{ path: "/reports", screen: () => import("./screens/reports-screen.tsx").then((m) => m.ReportsScreen) }],
  places: [{ key: "appeals", href: "/reports?state=appealed", licence: "messages", isFor: mayModerate }],
  menu: [
    {
      key: "reports",
      after: "waiting",
      icon: ReportIcon,
      href: "/reports",
      licence: "messages",
      isFor: mayModerate,
      count: async () => {
        const { open, appealed } = await api.conversations.listReported();
        return (open ?? 0) + (appealed ?? 0);
      },
    },
  ],
};
