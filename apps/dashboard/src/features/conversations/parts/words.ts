import type { PollView, SubjectParams } from "@stoep/contract/conversations";
import { ApplauseIcon, LaughIcon, LikeIcon, SadIcon, SurpriseIcon, ThanksIcon, WelcomeIcon } from "@stoep/ui/icons";
import { type api, type LicenceFeature, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("conversations");

export type CommentPage = Awaited<ReturnType<typeof api.conversations.listComments>>;
export type CommentView = CommentPage["items"][number];
export type Poll = PollView;
/** What is talked about, as the feature that owns it names it. */
export type Subject = {
  params: SubjectParams;
  /** The licence feature that decides who may take part. */
  licence: LicenceFeature;
  /** Whose data changes with what is said. */
  refetches: string[];
};
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
