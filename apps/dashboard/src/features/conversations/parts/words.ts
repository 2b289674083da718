import { ApplauseIcon, LaughIcon, LikeIcon, SadIcon, SurpriseIcon, ThanksIcon, WelcomeIcon } from "@stoep/ui/icons";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("conversations");

export type CommentPage = Awaited<ReturnType<typeof api.conversations.listComments>>;
export type CommentView = CommentPage["items"][number];
export type Subject = { subjectKind: "post"; subjectId: string };
export type Poll = NonNullable<Awaited<ReturnType<typeof api.publishing.getStatistics>>["poll"]>;
export type Reactions = CommentView["reactions"];

/** Drawn rather than written, so that they look the same everywhere. */
export const reactionIcons = {
  like: LikeIcon,
  thanks: ThanksIcon,
  wow: SurpriseIcon,
  haha: LaughIcon,
  sad: SadIcon,
  welcome: WelcomeIcon,
  applause: ApplauseIcon,
} as const;
