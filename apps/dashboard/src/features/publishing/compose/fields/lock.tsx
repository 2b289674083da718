import { LockIcon } from "@stoep/ui/icons";
import { createContext, type ReactNode, use } from "react";
import { useFormat } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";
import style from "./fields.module.css";

/** The message as stored, for fields that depend on what has happened to it. */
export const StoredPost = createContext<Post | null>(null);

/** Why a poll's type and choices can no longer be changed; null while nobody has voted. Fewer than ten people is never a number. D §9 */
export function useLock(): string | null {
  const t = useText();
  const format = useFormat();
  const post = use(StoredPost);
  if (!post?.hasVotes) return null;
  if (post.votes === null) return t("compose.poll.locked.few");
  return t("compose.poll.locked.many", { count: post.votes, number: format.number(post.votes) });
}

/** The choices that people may have voted for. */
export function useLockedOptions(): ReadonlySet<string> {
  const post = use(StoredPost);
  return new Set(post?.hasVotes ? post.options.map(({ id }) => id) : []);
}

export function LockReason({ children }: { children: ReactNode }) {
  return (
    <p className={style.locked}>
      <LockIcon aria-hidden />
      {children}
    </p>
  );
}
