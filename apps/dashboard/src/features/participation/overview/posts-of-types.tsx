import { ButtonLink } from "@stoep/ui";
import { z } from "zod";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { type PostRow, useText } from "../parts/words.ts";

type Props = { tab: "polls" | "alerts"; types: readonly PostRow["type"][] };
const Filters = z.object({ search: z.string().max(100).optional() });

/** The organisation's live messages of some types, such as its polls; the latest first. */
export function PostsOfTypes({ tab, types }: Props) {
  const t = useText();
  const format = useFormat();
  const list = useList({
    route: api.publishing.listPosts,
    filters: Filters,
    ask: (filters) => ({ ...filters, types: [...types] }),
    pageSize: 20,
    foundIn: ({ counts, found }) => found ?? counts.published,
  });
  return (
    <List
      list={list}
      label={t(`overview.tabs.${tab}`)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/messages/${id}`}
      columns={[
        { key: "title", title: t("fields.title"), render: ({ title }) => title },
        {
          key: "moment",
          title: t("columns.moment.published"),
          width: "content",
          onPhone: "line",
          render: ({ publishedAt }) => (publishedAt ? format.day(publishedAt) : "–"),
        },
        ...(tab === "polls"
          ? [
              {
                key: "votes",
                title: t("overview.votesColumn"),
                align: "end" as const,
                width: "content" as const,
                render: ({ engagement }: PostRow) => (engagement ? format.number(engagement.votes) : "–"),
              },
            ]
          : []),
        {
          key: "comments",
          title: t("posts.comments"),
          align: "end",
          width: "content",
          isOptional: true,
          render: ({ engagement }) => (engagement ? format.number(engagement.comments) : "–"),
        },
      ]}
      filters={[{ search: "search", label: t("filters.search") }]}
      empty={{
        drawing: "letters",
        title: t(`overview.none.${tab}`),
        text: t(`overview.noneText.${tab}`),
        action: (
          <ButtonLink href={tab === "polls" ? "/messages/new?type=vote" : "/alerts/new"}>
            {t(`overview.new.${tab}`)}
          </ButtonLink>
        ),
      }}
      nothingFound={{ title: t("list.nothingFound"), text: t("posts.nothingFound") }}
      rememberAs={`participation.${tab}`}
    />
  );
}
