import { Button, Dialog, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, useFormat } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import type { Desk, DeskState } from "./desk.ts";

/** Somebody else saved first: nothing of either is lost without being asked. */
export function ClashDialog({ desk, state }: { desk: Desk; state: DeskState }) {
  const t = useText();
  const postId = state.post?.id ?? "";
  const theirs = useQuery({
    ...queryOf(api.publishing.getPost, { params: { postId } }),
    queryKey: ["publishing", "theirs", postId],
    enabled: state.phase === "clash",
    gcTime: 0,
  });
  return (
    <Dialog
      opened={state.phase === "clash"}
      onClose={() => {}}
      withCloseButton={false}
      title={t("compose.clash.title")}
      role="alertdialog"
    >
      <Loaded query={theirs} waiting={<Text>{t("compose.clash.loading")}</Text>}>
        {(post) => <Choice desk={desk} theirs={post} />}
      </Loaded>
    </Dialog>
  );
}

function Choice({ desk, theirs }: { desk: Desk; theirs: Post }) {
  const t = useText();
  const format = useFormat();
  const putMineOnTop = () => {
    desk.putOnTop(theirs);
    void desk.save();
  };
  return (
    <Stack>
      <Text>{t("compose.clash.text", { at: format.time(theirs.savedAt) })}</Text>
      <Text>{t("compose.clash.onTop")}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => desk.takeTheirs(theirs)}>
          {t("compose.clash.takeTheirs")}
        </Button>
        <Button data-autofocus onClick={putMineOnTop}>
          {t("compose.clash.putOnTop")}
        </Button>
      </Group>
    </Stack>
  );
}
