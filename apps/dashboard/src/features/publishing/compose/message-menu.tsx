import { IconButton, Menu } from "@stoep/ui";
import { DeleteIcon, DuplicateIcon, MoreIcon } from "@stoep/ui/icons";
import { useRefusalText } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { useCopyMessage } from "../posts/use-copy-message.ts";
import { useDeleteMessage } from "../posts/use-delete-message.ts";

export const menuSize = 40;

type Props = { post: Post; title: string; save: () => Promise<unknown>; letGo: () => void };

/** Rare actions on a message, kept apart from the buttons that are used often. */
export function MessageMenu({ post, title, save, letGo }: Props) {
  const t = useText();
  const words = useRefusalText();
  const remove = useDeleteMessage({ ...post, title }, { letGo });
  const { copy, isCopying } = useCopyMessage(post.id);
  const { copy: mayCopy, delete: mayDelete } = post.can;
  // A draft is copied as it is on screen; a published or scheduled message as it was saved.
  const saveAndCopy = async () => {
    if (post.state !== "concept" || (await save())) copy();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t("compose.more")} size={menuSize} variant="default" loading={isCopying}>
          <MoreIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<DuplicateIcon aria-hidden />}
          disabled={mayCopy !== true}
          onClick={() => void saveAndCopy()}
        >
          {t("compose.copy.open")}
          {mayCopy !== true && ` (${words(mayCopy)})`}
        </Menu.Item>
        <Menu.Item
          color="brick"
          leftSection={<DeleteIcon aria-hidden />}
          disabled={mayDelete !== true}
          onClick={() => void remove()}
        >
          {t("compose.delete.open")}
          {mayDelete !== true && ` (${words(mayDelete)})`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
