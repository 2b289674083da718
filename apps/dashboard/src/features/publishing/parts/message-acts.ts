import type { MenuAct } from "@stoep/ui";
import { BackIcon, CopyIcon, DeleteIcon } from "@stoep/ui/icons";
import { api, tell, useCommand, useRefusalText } from "../../../app/index.ts";
import { useDeleteMessage } from "./use-delete-message.ts";
import { type Post, useText } from "./words.ts";

/** What can be done with a message beside editing it; deleting comes last. */
export function useMessageActs(post: Post): MenuAct[] {
  const t = useText();
  const words = useRefusalText();
  const remove = useDeleteMessage(post);
  const unschedule = useCommand(api.publishing.unschedulePost, { done: t("publish.unscheduled") });
  const acts: MenuAct[] = [
    {
      key: "copyLink",
      label: t("message.copyLink"),
      icon: CopyIcon,
      onClick: () => void copyAddress(t("message.copied")),
    },
  ];
  if (post.state === "scheduled" && post.can.publish === true)
    acts.push({
      key: "unschedule",
      label: t("message.unschedule"),
      icon: BackIcon,
      onClick: () => void unschedule.run({ params: { postId: post.id } }),
    });
  acts.push({
    key: "delete",
    label: t("message.delete"),
    icon: DeleteIcon,
    isDestructive: true,
    onClick: () => void remove(),
    reason: post.can.delete === true ? undefined : words(post.can.delete),
  });
  return acts;
}

async function copyAddress(done: string): Promise<void> {
  await navigator.clipboard.writeText(window.location.href);
  tell(done, "done");
}
