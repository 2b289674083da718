import type { PostState } from "@stoep/contract/publishing";
import type { DataTable } from "@stoep/ui";
import { Badge, Text } from "@stoep/ui";
import type { ComponentProps } from "react";
import type { Format } from "../../../app/index.ts";
import { RatingBadge } from "./rating-badge.tsx";
import type { PostRow, useText } from "./words.ts";

type Columns = ComponentProps<typeof DataTable<PostRow>>["columns"];
type T = ReturnType<typeof useText>;

/** Every state has its own moment; only published messages have figures. */
export function columnsFor(state: PostState, t: T, format: Format): Columns {
  return [
    titleColumn(t),
    ...whereColumns(t),
    momentColumn(state, t, format),
    ...(state === "published" ? figureColumns(t, format) : []),
    ...quietColumns(t),
  ];
}

function titleColumn(t: T): Columns[number] {
  return {
    key: "title",
    title: t("inbox.column.title"),
    width: "30%",
    render: (post) => post.title || t("inbox.untitled"),
  };
}

function whereColumns(t: T): Columns {
  return [
    {
      key: "type",
      title: t("inbox.column.type"),
      isOptional: true,
      render: (post) => (
        <Badge miw="max-content" variant="light" color={post.type === "urgent" ? "brick" : "canal"}>
          {t(`types.${post.type}`)}
        </Badge>
      ),
    },
    {
      key: "neighbourhoods",
      title: t("inbox.column.neighbourhoods"),
      isOptional: true,
      render: (post) => {
        const more = post.neighbourhoodCount - post.neighbourhoodNames.length;
        const names = post.neighbourhoodNames.join(", ");
        return <Text size="sm">{more > 0 ? t("inbox.andMore", { names, count: more }) : names || "–"}</Text>;
      },
    },
  ];
}

function momentColumn(state: PostState, t: T, format: Format): Columns[number] {
  const moment = (post: PostRow) =>
    state === "published" ? post.publishedAt : state === "scheduled" ? post.publishAt : post.savedAt;
  return {
    key: "moment",
    title: t(`inbox.column.moment.${state}`),
    render: (post) => {
      const at = moment(post);
      return at ? (
        <time dateTime={at}>
          <Text component="span" size="sm" display="block" style={{ whiteSpace: "nowrap" }}>
            {format.day(at)}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {format.time(at)}
          </Text>
        </time>
      ) : (
        "–"
      );
    },
  };
}

function figureColumns(t: T, format: Format): Columns {
  const figure = (key: "reactions" | "comments" | "votes"): Columns[number] => ({
    key,
    title: t(`figures.${key}`),
    align: "end",
    isOptional: true,
    render: (post) => (post.engagement ? format.number(post.engagement[key]) : "–"),
  });
  return [
    {
      key: "seen",
      title: t("figures.seenShare"),
      align: "end",
      isOptional: true,
      render: ({ engagement }) =>
        engagement ? (format.share(engagement.seen, engagement.reached) ?? format.people(null)) : "–",
    },
    figure("reactions"),
    figure("comments"),
    { ...figure("votes"), isHiddenAtFirst: true },
    {
      key: "rating",
      title: t("inbox.column.rating"),
      isOptional: true,
      render: (post) => <RatingBadge rating={post.rating} />,
    },
    {
      key: "reports",
      title: t("inbox.column.reports"),
      align: "end",
      isOptional: true,
      isHiddenAtFirst: true,
      render: (post) => format.number(post.openReports),
    },
  ];
}

function quietColumns(t: T): Columns {
  return [
    {
      key: "languages",
      title: t("inbox.column.languages"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: (post) => post.languages.join(", ").toUpperCase(),
    },
    {
      key: "author",
      title: t("inbox.column.author"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: (post) => post.createdBy,
    },
  ];
}
