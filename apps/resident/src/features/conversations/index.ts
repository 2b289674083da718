/**
 * What people say about a subject: reactions and polls on a card, and comments, which load when they are opened.
 */
import { lazy } from "react";
import type { Feature } from "../../app/index.ts";

export type { Subject } from "./model.ts";
export { PollPart, type PollState } from "./parts/poll-part.tsx";
export { ReactionBar } from "./parts/reaction-bar.tsx";

export const Comments = lazy(() => import("./parts/comments.tsx").then((m) => ({ default: m.Comments })));

export const ReportDialog = lazy(() => import("./parts/report-dialog.tsx").then((m) => ({ default: m.ReportDialog })));

export const conversations: Feature = { name: "conversations", routes: [] };
