import { Button, type Column, Text } from "@stoep/ui";
import { api, List, useCommand, useFormat, useList, useRefusalText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { PostsPage } from "./posts-page.tsx";

type Row = Awaited<ReturnType<typeof api.publishing.listDeletedPosts>>["items"][number];

/** Recently deleted messages, which can be restored. D §6 */
export function DeletedScreen() {
  const t = useText();
  const list = useList({ route: api.publishing.listDeletedPosts });
  return (
    <PostsPage tab="deleted">
      <List
        list={list}
        label={t("own.tabs.deleted")}
        rowKey={({ id }) => id}
        columns={useColumns()}
        empty={{ drawing: "letters", title: t("own.deleted.none"), text: t("own.deleted.noneText") }}
      />
      {list.rows && list.rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("own.deleted.lead")}
        </Text>
      )}
    </PostsPage>
  );
}

function useColumns(): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "title",
      title: t("inbox.column.title"),
      render: ({ title }) => title || t("inbox.untitled"),
      line: ({ kind, state }) => `${t(`compose.kinds.${kind}.name`)} · ${t(`own.state.${state}`)}`,
    },
    { key: "author", title: t("inbox.column.author"), width: 160, render: ({ createdBy }) => createdBy },
    {
      key: "deleted",
      title: t("own.deleted.at"),
      width: "content",
      onPhone: "line",
      render: ({ deletedAt }) => format.moment(deletedAt),
    },
    { key: "kept", title: t("own.deleted.kept"), width: "content", render: ({ keptUntil }) => format.day(keptUntil) },
    {
      key: "back",
      title: t("own.deleted.back"),
      isUnnamed: true,
      isWhole: true,
      width: 150,
      align: "end",
      onPhone: "end",
      render: (row) => <RestoreButton row={row} />,
    },
  ];
}

function RestoreButton({ row }: { row: Row }) {
  const t = useText();
  const words = useRefusalText();
  const { run, isRunning } = useCommand(api.publishing.undeletePost, {
    done: t("message.putBack"),
  });
  const isAllowed = row.canPutBack === true;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isRunning}
      disabled={!isAllowed}
      title={isAllowed ? undefined : words(row.canPutBack as Exclude<Row["canPutBack"], true>)}
      onClick={() => void run({ params: { postId: row.id } })}
    >
      {t("own.deleted.back")}
    </Button>
  );
}
