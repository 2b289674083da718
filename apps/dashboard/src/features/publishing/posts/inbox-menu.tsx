import { featureOf } from "@stoep/contract/publishing";
import { confirm } from "@stoep/ui";
import { DeleteIcon, EditIcon, FiguresIcon } from "@stoep/ui/icons";
import { api, type RowAct, RowMenu, useAccess, useCommand } from "../../../app/index.ts";
import { editPath } from "../parts/edit-path.ts";
import { type PostRow, useText } from "../parts/words.ts";

/** Actions on a message without opening it. */
export function InboxMenu({ post }: { post: PostRow }) {
  const t = useText();
  const { write, manage } = useAccess(featureOf(post));
  const remove = useCommand(api.publishing.deletePost, {
    done: t("compose.delete.done"),
    refetches: ["publishing", "feed"],
  });
  const name = post.title || t("inbox.untitled");
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t("compose.delete.title", { title: name }),
      message: t(`compose.delete.text.${post.state}`),
      confirmLabel: t("compose.delete.confirm"),
      cancelLabel: t("compose.cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { postId: post.id } });
  };
  const isLive = post.state === "published";
  const acts: RowAct[] = [
    ...(isLive
      ? [{ label: t("inbox.row.statistics"), icon: FiguresIcon, href: `/messages/${post.id}?tab=statistics` }]
      : []),
    ...(write === true ? [{ label: t("inbox.row.edit"), icon: EditIcon, href: editPath(post) }] : []),
    ...(write === true && (!isLive || manage === true)
      ? [
          {
            label: t("inbox.row.delete"),
            icon: DeleteIcon,
            isDestructive: true,
            run: () => void askAndRemove(),
          },
        ]
      : []),
  ];
  return acts.length > 0 && <RowMenu name={name} acts={acts} />;
}
