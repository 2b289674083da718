import { Button, EmptyState, Stack, Timeline } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, pagesOf, QueryContent, TimelinePlaceholder, useFilters, useFormat } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { VersionDiff } from "./version-diff.tsx";
import { useChangeNames } from "./version-words.tsx";
import { type Content, currentContent, type Version, versionContent } from "./versions.ts";

type Page = Awaited<ReturnType<typeof api.publishing.listVersions>>;
const View = z.object({
  version: z.coerce.number().int().optional(),
  compare: z.enum(["step", "now"]).default("step"),
});

/** Changes since the message was published, latest first; one is open and shows its text. */
export function HistoryTab({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const versions = useInfiniteQuery(pagesOf(api.publishing.listVersions, { params: { postId: post.id } }));
  const namesOf = useChangeNames();
  const [{ version: open, compare }, setView] = useFilters(View);
  const momentOf = (version: Version, after: Content) => {
    const isOpen = version.version === open;
    return {
      key: String(version.version),
      title: t("message.version.changed", {
        fields: format.list(namesOf(versionContent(version), after)),
      }),
      meta: t("message.version.by", { at: format.moment(version.savedAt), name: version.savedBy || "–" }),
      children: (
        <Stack gap="sm" align="start">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setView({ version: isOpen ? undefined : version.version, compare: undefined })}
          >
            {t(isOpen ? "message.version.hide" : "message.version.show")}
          </Button>
          {isOpen && (
            <VersionDiff
              post={post}
              version={version}
              after={after}
              compare={compare}
              onCompare={(next) => setView({ compare: next })}
            />
          )}
        </Stack>
      ),
    };
  };
  return (
    <QueryContent query={versions} waiting={<TimelinePlaceholder />}>
      {(data: { pages: Page[] }) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0)
          return (
            <EmptyState drawing="letters" title={t("message.historyEmpty")}>
              {t("message.historyEmptyText")}
            </EmptyState>
          );
        const changes = items.map((version, place) =>
          momentOf(version, place === 0 ? currentContent(post) : versionContent(items[place - 1] ?? version)),
        );
        const start = {
          key: "published",
          title: t("message.version.published"),
          meta: post.publishedAt ? format.moment(post.publishedAt) : "",
        };
        const now = { key: "now", title: t("message.version.now"), meta: "", isCurrent: true };
        const isAll = !versions.hasNextPage;
        return (
          <Stack maw={760}>
            <Timeline label={t("message.tab.history")} moments={[now, ...changes, ...(isAll ? [start] : [])]} />
            {!isAll && (
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
    </QueryContent>
  );
}
