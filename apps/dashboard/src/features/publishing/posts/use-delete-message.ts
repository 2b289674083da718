import { consequenceTexts } from "@stoep/contract/publishing";
import { confirm, toast } from "@stoep/ui";
import { api, useCommand, useGo } from "../../../app/index.ts";
import { useConfirmedCommand } from "../parts/consequences.tsx";
import { type Post, useText } from "../parts/words.ts";

interface Options {
  /** Drops unsaved changes. */
  letGo?: () => void;
  /** The list that holds it stays open; otherwise that list is opened. */
  isInList?: boolean;
}

/** Confirms by name and with what follows, deletes, and offers to undo: the same from a row, a page and the editor. D §6 */
export function useDeleteMessage(
  post: Pick<Post, "id" | "title" | "state" | "kind">,
  { letGo = () => {}, isInList = false }: Options = {},
) {
  const t = useText();
  const go = useGo();
  const undelete = useCommand(api.publishing.undeletePost, {
    done: t("message.putBack"),
    whenDone: () => {
      if (!isInList) go(`/messages/${post.id}`);
    },
  });
  const remove = useConfirmedCommand(api.publishing.deletePost, {
    whenDone: () => {
      letGo();
      const undo = () => void undelete.run({ params: { postId: post.id } });
      toast(t("message.deleted"), { action: { label: t("message.undo"), run: undo } });
      if (!isInList) go(`/inbox?state=${post.state}`, { replace: true });
    },
  });
  return async () => {
    const question = {
      title: t("message.deleteTitle", { title: post.title.trim() || t("inbox.untitled") }),
      message: t(`message.deleteText.${post.state}`),
      confirmLabel: t("message.delete"),
      cancelLabel: t("message.cancel"),
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    await remove.send((confirmed) => ({
      params: { postId: post.id },
      query: { confirmed: consequenceTexts(confirmed) },
    }));
  };
}
