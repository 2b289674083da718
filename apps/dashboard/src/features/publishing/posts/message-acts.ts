import type { MenuAct } from "@stoep/ui";
import { BackIcon, CopyIcon, DeleteIcon, DoneIcon, DuplicateIcon, ShareIcon } from "@stoep/ui/icons";
import { api, notify, useAccess, useCommand, useGo, useRefusalText } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { useCopyMessage } from "./use-copy-message.ts";
import { useDeleteMessage } from "./use-delete-message.ts";

/** Actions on a message other than editing; deleting comes last. */
export function useMessageActs(post: Post, { onShare }: { onShare: () => void }): MenuAct[] {
  const t = useText();
  const words = useRefusalText();
  const go = useGo();
  const { write } = useAccess("alerts");
  const remove = useDeleteMessage(post);
  const { copy } = useCopyMessage(post.id);
  const unschedule = useCommand(api.publishing.unschedulePost, { done: t("publish.unscheduled") });
  const acts: MenuAct[] = [
    {
      key: "share",
      label: t("share.open"),
      icon: ShareIcon,
      onClick: onShare,
      reason: post.can.share === true ? undefined : words(post.can.share),
    },
    {
      key: "copyLink",
      label: t("message.copyLink"),
      icon: CopyIcon,
      onClick: () => void copyAddress(t("message.copied")),
    },
  ];
  acts.push({
    key: "duplicate",
    label: t("compose.copy.open"),
    icon: DuplicateIcon,
    onClick: copy,
    reason: post.can.copy === true ? undefined : words(post.can.copy),
  });
  if (post.state === "scheduled" && post.can.publish === true)
    acts.push({
      key: "unschedule",
      label: t("message.unschedule"),
      icon: BackIcon,
      onClick: () => void unschedule.run({ params: { postId: post.id } }),
    });
  if (post.type === "urgent" && post.state === "published" && write === true)
    acts.push({
      key: "resolved",
      label: t("alert.resolve"),
      icon: DoneIcon,
      onClick: () => go(`/alerts/new?follows=${post.id}&as=resolved`),
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
  notify(done, "done");
}
