import { sumOf } from "@stoep/contract/kernel";
import { confirm, toast } from "@stoep/ui";
import { api, useCommand, useGo } from "../../../app/index.ts";
import { useNotifiedText } from "../activities/date-scope.tsx";
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
  const notified = useNotifiedText();
  const undelete = useCommand(api.publishing.undeletePost, {
    done: t("message.putBack"),
    whenDone: () => {
      if (!isInList) go(`/messages/${post.id}`);
    },
  });
  const remove = useCommand(api.publishing.deletePost, {
    whenDone: () => {
      letGo();
      const undo = () => void undelete.run({ params: { postId: post.id } });
      toast(t("message.deleted"), { action: { label: t("message.undo"), run: undo } });
      if (!isInList) go(`/inbox?state=${post.state}`, { replace: true });
    },
  });
  return async () => {
    const isAttended = post.kind === "activity" && post.state === "published";
    const people = isAttended ? await countAttendees(post.id) : 0;
    const text = t(`message.deleteText.${post.state}`);
    const question = {
      title: t("message.deleteTitle", { title: post.title.trim() || t("inbox.untitled") }),
      message: people > 0 ? `${text} ${notified(people)}` : text,
      confirmLabel: t("message.delete"),
      cancelLabel: t("message.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run({ params: { postId: post.id } });
  };
}

/** Who are told that it is cancelled; none where they cannot be counted, since the question must not wait for that. */
async function countAttendees(postId: string): Promise<number> {
  const dates = await api.publishing.listDates({ params: { postId } }).catch(() => ({ items: [] }));
  const toCome = dates.items.filter(({ startsAt, cancelled }) => !cancelled && new Date(startsAt) > new Date());
  return sumOf(toCome, ({ coming, waiting }) => coming + waiting);
}
