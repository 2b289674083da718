import { Button, Card, EmptyState, Heading, RichText, Skeleton, Stack, Text } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, Loaded, pagesOf, useFormat } from "../../../app/index.ts";
import { type Post, useText } from "./words.ts";

type Page = Awaited<ReturnType<typeof api.publishing.listVersions>>;
type Version = Page["items"][number];

/** What the message said before each change. */
export function HistoryTab({ post }: { post: Post }) {
  const t = useText();
  const versions = useInfiniteQuery(pagesOf(api.publishing.listVersions, { params: { postId: post.id } }));
  return (
    <Loaded query={versions as never} waiting={<Skeleton height={240} />}>
      {(data: { pages: Page[] }) => {
        const items = data.pages.flatMap((page) => page.items);
        return (
          <Stack maw={760}>
            {items.length === 0 && (
              <EmptyState drawing="letters" title={t("message.historyEmpty")}>
                {t("message.historyEmptyText")}
              </EmptyState>
            )}
            {items.map((version) => (
              <Earlier key={version.version} version={version} />
            ))}
            {versions.hasNextPage && (
              <Button
                variant="light"
                loading={versions.isFetchingNextPage}
                onClick={() => void versions.fetchNextPage()}
              >
                {t("message.moreVersions")}
              </Button>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Earlier({ version }: { version: Version }) {
  const t = useText();
  const format = useFormat();
  const fields = version.changed.map((field) => t(`message.field.${field}` as "message.field.title"));
  return (
    <Card>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t("message.versionBy", { at: format.moment(version.savedAt), name: version.savedBy })}
          {fields.length > 0 && ` · ${t("message.changed", { fields: format.list(fields) })}`}
        </Text>
        <Heading order={2} size="h3">
          {version.title}
        </Heading>
        {/* The server lets only harmless formatting through. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when saved and again when sent */}
        <RichText dangerouslySetInnerHTML={{ __html: version.textHtml }} />
      </Stack>
    </Card>
  );
}
