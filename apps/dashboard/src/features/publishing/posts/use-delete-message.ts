import { confirm, toast } from "@stoep/ui";
import { api, useCommand, useGo } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";

const refetches = ["publishing", "feed"];

/** Confirms by name, deletes, goes to the list that held the message, and offers to undo. `letGo` drops unsaved changes. D §6 */
export function useDeleteMessage(post: Post, letGo: () => void = () => {}) {
  const t = useText();
  const go = useGo();
  const undelete = useCommand(api.publishing.undeletePost, {
    done: t("message.putBack"),
    refetches,
    whenDone: () => go(`/messages/${post.id}`),
  });
  const remove = useCommand(api.publishing.deletePost, {
    refetches,
    whenDone: () => {
      letGo();
      const undo = () => void undelete.run({ params: { postId: post.id } });
      toast(t("message.deleted"), { action: { label: t("message.undo"), run: undo } });
      go(`/inbox?state=${post.state}`, { replace: true });
    },
  });
  return async () => {
    const question = {
      title: t("message.deleteTitle", { title: post.title || t("inbox.untitled") }),
      message: t(post.state === "published" ? "message.deleteText" : "message.deleteDraftText"),
      confirmLabel: t("message.delete"),
      cancelLabel: t("message.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run({ params: { postId: post.id } });
  };
}
