import { Button, confirm } from "@stoep/ui";
import { DeleteIcon } from "@stoep/ui/icons";
import { Allowed, api, useCommand, useGo } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";

/** Asks by name, deletes, and goes where the message would have been found. */
export function DeleteButton({ post, title, letGo }: { post: Post; title: string; letGo: () => void }) {
  const t = useText();
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
  return (
    <Allowed by={post.can.delete}>
      <Button
        variant="subtle"
        color="brick"
        leftSection={<DeleteIcon aria-hidden />}
        loading={remove.isRunning}
        onClick={() => void askAndRemove()}
      >
        {t("compose.delete.open")}
      </Button>
    </Allowed>
  );
}
