import type { PostKind, PostState } from "@stoep/contract/publishing";
import { type Column, FirstOf, Text } from "@stoep/ui";
import { type Format, useFormat, usePostLinkKinds } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { RatingBadge } from "../engagement/rating-badge.tsx";
import { type PostRow, useText } from "../parts/words.ts";
import { InboxMenu } from "./inbox-menu.tsx";
import { ExtensionMarks, useExtensionColumns } from "./post-extensions.tsx";

type Columns = Column<PostRow>[];
type T = ReturnType<typeof useText>;

/** Each state has its own time column; only published messages have figures, and only activities and vacancies have dates of their own. */
export function useInboxColumns(state: PostState, kind: PostKind): Columns {
  const t = useText();
  const format = useFormat();
  const areas = useAreas()?.length;
  const extensions = useExtensionColumns(kind);
  const linkColumns = useLinkColumns();
  const hasDates = kind !== "message";
  return [
    titleColumn(t),
    placesColumn(t, areas),
    ...(kind === "activity" ? activityColumns(t, format) : []),
    ...(kind === "vacancy" ? [applyUntilColumn(t, format)] : []),
    ...(state === "published" ? extensions : []),
    { ...momentColumn(state, t, format), ...(hasDates ? { isOptional: true, isHiddenAtFirst: true } : {}) },
    ...(state === "published" ? figureColumns(t, format, kind) : []),
    ...linkColumns,
    ...quietColumns(t),
    {
      key: "menu",
      title: t("inbox.column.menu"),
      isUnnamed: true,
      isWhole: true,
      width: 48,
      align: "end",
      render: (post) => <InboxMenu post={post} />,
    },
  ];
}

function titleColumn(t: T): Column<PostRow> {
  return {
    key: "title",
    title: t("inbox.column.title"),
    isSortable: true,
    render: (post) => post.title || t("inbox.untitled"),
    line: (post) => (
      <>
        <Text span inherit c={post.type === "urgent" ? "var(--st-danger-ink)" : undefined}>
          {post.kind === "message" ? t(`types.${post.type}`) : t(`compose.kinds.${post.kind}.name`)}
        </Text>
        {post.theme && ` · ${t(`themes.${post.theme}`)}`}
        {post.isCancelled && ` · ${t("coming.cancelled")}`}
        <ExtensionMarks post={post} />
      </>
    ),
  };
}

/** `areas`: the number of neighbourhoods in the network, once known. */
function placesColumn(t: T, areas: number | undefined): Column<PostRow> {
  return {
    key: "neighbourhoods",
    title: t("inbox.column.neighbourhoods"),
    width: 140,
    isOptional: true,
    isWhole: true,
    render: ({ neighbourhoodCount, neighbourhoodNames: names }) => {
      if (areas !== undefined && areas > 1 && neighbourhoodCount === areas) return t("inbox.wholeCity");
      const more = neighbourhoodCount - names.length;
      const whole = names.join(", ");
      return (
        <FirstOf
          names={names}
          more={more}
          whole={more > 0 ? t("inbox.andMore", { names: whole, count: more }) : whole}
        />
      );
    },
  };
}

/** The date that comes next, who comes to it, and how long the series goes on. */
function activityColumns(t: T, format: Format): Columns {
  return [
    {
      key: "date",
      title: t("inbox.column.date"),
      width: "content",
      isSortable: true,
      onPhone: "line",
      render: ({ activity }) =>
        activity ? <time dateTime={activity.startsAt}>{format.moment(activity.startsAt)}</time> : "–",
    },
    {
      key: "coming",
      title: t("inbox.column.coming"),
      width: "content",
      align: "end",
      isOptional: true,
      onPhone: "line",
      render: ({ activity }) => comingOf(activity, t, format) ?? "–",
      phoneText: ({ activity }) =>
        activity?.coming == null ? "" : t("inbox.comingOnPhone", { people: comingOf(activity, t, format) ?? "" }),
    },
    {
      key: "lastDay",
      title: t("inbox.column.lastDay"),
      width: "content",
      isOptional: true,
      render: ({ activity }) =>
        activity && activity.lastStartsAt !== activity.startsAt ? format.day(activity.lastStartsAt) : "–",
    },
  ];
}

/** The last day on which residents can apply. */
const applyUntilColumn = (t: T, format: Format): Column<PostRow> => ({
  key: "date",
  title: t("inbox.column.applyUntil"),
  width: "content",
  isSortable: true,
  onPhone: "line",
  render: ({ vacancy }) =>
    vacancy?.applyUntil ? <time dateTime={vacancy.applyUntil}>{format.day(vacancy.applyUntil)}</time> : "–",
  phoneText: ({ vacancy }) =>
    vacancy?.applyUntil ? t("inbox.applyUntilOnPhone", { day: format.day(vacancy.applyUntil) }) : "",
});

/** "12 of 40", or "12" where there is room for any number; null if nobody can register. */
function comingOf(activity: PostRow["activity"], t: T, format: Format): string | null {
  if (activity?.coming == null) return null;
  const coming = format.number(activity.coming);
  return activity.capacity === null
    ? coming
    : t("inbox.comingOf", { coming, places: format.number(activity.capacity) });
}

function momentColumn(state: PostState, t: T, format: Format): Column<PostRow> {
  const moment = (post: PostRow) =>
    state === "published" ? post.publishedAt : state === "scheduled" ? post.publishAt : post.savedAt;
  return {
    key: "moment",
    title: t(`inbox.column.moment.${state}`),
    width: "content",
    isSortable: true,
    onPhone: "line",
    render: (post) => {
      const at = moment(post);
      return at ? (
        <time dateTime={at} title={format.moment(at)}>
          {state === "scheduled" ? format.moment(at) : format.day(at)}
        </time>
      ) : (
        "–"
      );
    },
  };
}

function figureColumns(t: T, format: Format, kind: PostKind): Columns {
  const figure = (key: "reactions" | "comments" | "votes"): Column<PostRow> => ({
    key,
    title: t(`figures.${key}`),
    align: "end",
    width: "content",
    isOptional: true,
    render: (post) => (post.engagement ? format.number(post.engagement[key]) : "–"),
  });
  return [
    {
      key: "seen",
      isSortable: true,
      title: t("figures.seenShare"),
      align: "end",
      width: "content",
      isOptional: true,
      render: ({ engagement }) =>
        engagement
          ? (format.share(engagement.seen, engagement.reached) ?? <span title={format.people(null)}>{"<10"}</span>)
          : "–",
    },
    { ...figure("reactions"), isHiddenAtFirst: true },
    { ...figure("comments"), isHiddenAtFirst: true },
    { ...figure("votes"), isHiddenAtFirst: true },
    {
      key: "rating",
      title: t("inbox.column.rating"),
      width: 134,
      isOptional: true,
      // An activity's own columns need its room.
      isHiddenAtFirst: kind === "activity",
      isWhole: true,
      onPhone: "end",
      render: (post) => <RatingBadge rating={post.rating} />,
    },
    {
      key: "reports",
      title: t("inbox.column.reports"),
      width: "content",
      align: "end",
      isOptional: true,
      isHiddenAtFirst: true,
      render: (post) => format.number(post.openReports),
    },
  ];
}

/** What the message belongs to; where the organisation has nothing of the kind, there is no such column. */
function useLinkColumns(): Columns {
  const t = useText();
  const kinds = usePostLinkKinds();
  if (!kinds.some(({ isOffered }) => isOffered)) return [];
  const wordsOf = ({ kind, name, partName }: NonNullable<PostRow["link"]>) =>
    [name, partName].filter(Boolean).join(" · ") || kinds.find((one) => one.kind === kind)?.words("gone");
  return [
    {
      key: "link",
      title: t("compose.link.legend"),
      width: 180,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ link }) => (link && wordsOf(link)) ?? "–",
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
