import type { MessageType, PostKind, PostState } from "@stoep/contract/publishing";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("publishing");

/** Texts that differ per kind: "New activity". */
export function useKindText(kind: PostKind): (key: KindWord, values?: { at: string }) => string {
  const t = useText();
  return (key, values) => t(`compose.kinds.${kind}.${key}`, { at: "", ...values });
}
type KindWord = keyof (typeof en)["compose"]["kinds"]["message"];

export type Post = Awaited<ReturnType<typeof api.publishing.getPost>>;
export type PostRow = Awaited<ReturnType<typeof api.publishing.listPosts>>["items"][number];
export type Statistics = Awaited<ReturnType<typeof api.publishing.getStatistics>>;

/** In the order of the screens. */
export const messageTypes = [
  "standard",
  "educational",
  "urgent",
  "vote",
  "perception",
  "option",
] as const satisfies readonly MessageType[];

export const stateLooks: Record<PostState, StatusKind> = {
  concept: "draft",
  scheduled: "scheduled",
  published: "done",
};
