/**
 * Messages as residents and passers-by read them: cards in a list, and a page of their own with comments.
 */
import { lazy } from "react";

export { MessageList } from "./parts/message-list.tsx";

export const MessageScreen = lazy(() =>
  import("./screens/message-screen.tsx").then((m) => ({ default: m.MessageScreen })),
);
export const PublicScreen = lazy(() =>
  import("./screens/public-screen.tsx").then((m) => ({ default: m.PublicScreen })),
);
