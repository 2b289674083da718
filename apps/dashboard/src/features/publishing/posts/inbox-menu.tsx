import { featureOf } from "@stoep/contract/publishing";
import { DeleteIcon, DuplicateIcon, EditIcon, FiguresIcon, ShareIcon } from "@stoep/ui/icons";
import { Suspense, useState } from "react";
import { type RowAct, RowMenu, useAccess, useRefusalText } from "../../../app/index.ts";
import { editPath } from "../parts/edit-path.ts";
import { type PostRow, useText } from "../parts/words.ts";
import { ShareDialog } from "../share/lazy-share-dialog.ts";
import { useCopyMessage } from "./use-copy-message.ts";
import { useDeleteMessage } from "./use-delete-message.ts";

/** Actions on a message without opening it: the same as on its page, with the same words and reasons. */
export function InboxMenu({ post }: { post: PostRow }) {
  const t = useText();
  const words = useRefusalText();
  const { write } = useAccess(featureOf(post));
  const [isShareOpen, setShareOpen] = useState(false);
  const remove = useDeleteMessage(post, { isInList: true });
  const { copy } = useCopyMessage(post.id);
  const reasonOf = (verdict: PostRow["can"]["copy"]) => (verdict === true ? undefined : words(verdict));
  const acts: RowAct[] = [
    ...(post.state === "published"
      ? [{ label: t("inbox.row.statistics"), icon: FiguresIcon, href: `/messages/${post.id}?tab=statistics` }]
      : []),
    ...(write === true ? [{ label: t("inbox.row.edit"), icon: EditIcon, href: editPath(post) }] : []),
    { label: t("share.open"), icon: ShareIcon, run: () => setShareOpen(true), reason: reasonOf(post.can.share) },
    { label: t("compose.copy.open"), icon: DuplicateIcon, run: copy, reason: reasonOf(post.can.copy) },
    {
      label: t("message.delete"),
      icon: DeleteIcon,
      isDestructive: true,
      run: () => void remove(),
      reason: reasonOf(post.can.delete),
    },
  ];
  return (
    <>
      <RowMenu name={post.title || t("inbox.untitled")} acts={acts} />
      {isShareOpen && (
        <Suspense fallback={null}>
          <ShareDialog subject={{ kind: "post", id: post.id }} onClose={() => setShareOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
