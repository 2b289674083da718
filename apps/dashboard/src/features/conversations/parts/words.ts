import type { PollView, ReportedThing, SubjectParams } from "@stoep/contract/conversations";
import { ApplauseIcon, LaughIcon, LikeIcon, SadIcon, SurpriseIcon, ThanksIcon, WelcomeIcon } from "@stoep/ui/icons";
import type { ComponentType } from "react";
import { type api, type LicenceFeature, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("conversations");

export type CommentPage = Awaited<ReturnType<typeof api.conversations.listComments>>;
export type CommentView = CommentPage["items"][number];
export type Poll = PollView;
/** What a conversation is about, as named by the feature that owns it. */
export type Subject = {
  params: SubjectParams;
  /** The licence feature that decides who may take part. */
  licence: LicenceFeature;
  /** Next to the form: prepared texts to start from. */
  Templates?: ComponentType<{ onChoose: (text: string) => void }>;
};
/** The names under which unsent texts are kept in this tab. */
export const unsentKind = "comment";
export const unsentEdit = ({ id }: { id: string }) => `edit-${id}`;
export const unsentAnswer = (parentId: string) => `answer-${parentId}`;
export type Reactions = CommentView["reactions"];

/** Selects the wording for what is moderated: a comment, an organisation's message, or a resident's message. */
export const wordingOf = ({ thing, author }: Pick<ReportedThing, "thing" | "author">) =>
  thing === "comment" ? "comment" : author.kind === "staff" ? "published" : "written";
/** Icons instead of emoji, so that they look the same everywhere. */
export const reactionIcons = {
  like: LikeIcon,
  thanks: ThanksIcon,
  wow: SurpriseIcon,
  haha: LaughIcon,
  sad: SadIcon,
  welcome: WelcomeIcon,
  applause: ApplauseIcon,
} as const;
export const reactionKinds = Object.keys(reactionIcons) as (keyof typeof reactionIcons)[];
