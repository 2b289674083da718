/** What people answer, under any subject: the thread of comments, answering in the organisation's name, and content reports. */
import type { Feature } from "../../app/index.ts";

export { CommentThread } from "./parts/comment-thread.tsx";
export { OpenReports } from "./parts/open-reports.tsx";
export { PollResults } from "./parts/poll-results.tsx";
export { ReactionFigures } from "./parts/reaction-figures.tsx";
export type { Subject } from "./parts/words.ts";

export const conversations: Feature = { name: "conversations", routes: [] };
