import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("conversations");

export type CommentPage = Awaited<ReturnType<typeof api.conversations.listComments>>;
export type CommentView = CommentPage["items"][number];
export type Subject = { subjectKind: "post"; subjectId: string };
export type Poll = NonNullable<Awaited<ReturnType<typeof api.publishing.getStatistics>>["poll"]>;
export type Reactions = CommentView["reactions"];

export const reactionSigns = {
  like: "👍",
  thanks: "🙏",
  wow: "😮",
  haha: "😄",
  sad: "😢",
  welcome: "👋",
  applause: "👏",
} as const;
