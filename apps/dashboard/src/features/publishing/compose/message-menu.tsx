import { confirm, IconButton, Menu } from "@stoep/ui";
import { DeleteIcon, MoreIcon } from "@stoep/ui/icons";
import { api, useCommand, useGo, useRefusalText } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";

/** What is seldom done with a message, kept away from the buttons that are pressed often. Deleting asks by name. */
export function MessageMenu({ post, title, letGo }: { post: Post; title: string; letGo: () => void }) {
  const t = useText();
  const words = useRefusalText();
  const go = useGo();
  const remove = useCommand(api.publishing.deletePost, {
    done: t("compose.delete.done"),
    refetches: ["publishing", "feed"],
    whenDone: () => {
      letGo();
      go(`/inbox?state=${post.state}`, { replace: true });
    },
  });
  const askAndRemove = async () => {
    const question = {
      title: t("compose.delete.title", { title: title.trim() || t("inbox.untitled") }),
      message: t(`compose.delete.text.${post.state}`),
      confirmLabel: t("compose.delete.confirm"),
      cancelLabel: t("compose.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run({ params: { postId: post.id } });
  };
  const may = post.can.delete;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t("compose.more")} size={40} variant="default" loading={remove.isRunning}>
          <MoreIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          color="brick"
          leftSection={<DeleteIcon aria-hidden />}
          disabled={may !== true}
          onClick={() => void askAndRemove()}
        >
          {t("compose.delete.open")}
          {may !== true && ` (${words(may)})`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
