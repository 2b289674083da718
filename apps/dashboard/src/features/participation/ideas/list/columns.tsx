import { unbrokenName } from "@stoep/client/formats";
import type { Column } from "@stoep/ui";
import { type Format, useFormat } from "../../../../app/index.ts";
import { StandingBadge, TypeBadge, WorksBadge } from "../parts/badges.tsx";
import { useAuthorLine } from "../parts/use-author-text.ts";
import { type IdeaRow, useText } from "../parts/words.ts";

type Columns = Column<IdeaRow>[];
type T = ReturnType<typeof useText>;

/** The title with who wrote it and what needs attention, how far it has come, and its support; the rest as chosen. */
export function useIdeaColumns(): Columns {
  const t = useText();
  const format = useFormat();
  const authorLine = useAuthorLine();
  return [
    {
      key: "title",
      title: t("columns.title"),
      isSortable: true,
      render: (idea) => (
        <>
          {idea.title} <StandingBadge standing={idea.standing} />
        </>
      ),
      line: (idea) =>
        [
          t(`kinds.${idea.kind}`),
          authorLine(idea),
          idea.mergedCount > 0 && t("list.merged", { count: idea.mergedCount }),
        ]
          .filter(Boolean)
          .join(" · "),
    },
    {
      key: "type",
      title: t("columns.type"),
      width: "content",
      isWhole: true,
      onPhone: "end",
      render: ({ type }) => <TypeBadge type={type} />,
    },
    ...countColumns(t, format),
    ...placeColumns(t),
    ...decisionColumns(t, format),
    {
      key: "createdAt",
      title: t("columns.createdAt"),
      width: "content",
      isSortable: true,
      isOptional: true,
      onPhone: "line",
      render: ({ createdAt }) => (
        <time dateTime={createdAt} title={format.moment(createdAt)}>
          {format.day(createdAt)}
        </time>
      ),
    },
  ];
}

function countColumns(t: T, format: Format): Columns {
  return [
    {
      key: "support",
      title: t("columns.support"),
      width: "content",
      align: "end",
      isSortable: true,
      isOptional: true,
      onPhone: "line",
      render: ({ supportCount }) => format.number(supportCount),
      phoneText: ({ supportCount: count }) => t("list.supporters", { count, number: format.number(count) }),
    },
    {
      key: "comments",
      title: t("columns.comments"),
      width: "content",
      align: "end",
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ commentCount }) => format.number(commentCount),
    },
  ];
}

function placeColumns(t: T): Columns {
  return [
    {
      key: "neighbourhood",
      title: t("columns.neighbourhood"),
      isOptional: true,
      render: ({ neighbourhood }) => unbrokenName(neighbourhood.name),
    },
    {
      key: "phase",
      title: t("columns.phase"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ phase }) => phase ?? "–",
    },
  ];
}

function decisionColumns(t: T, format: Format): Columns {
  return [
    {
      key: "cost",
      title: t("columns.cost"),
      width: "content",
      align: "end",
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ cost }) => (cost ? format.money(cost.amount, cost.currency) : "–"),
    },
    {
      key: "answered",
      title: t("columns.answered"),
      width: "content",
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ isAnswered }) => t(`answered.short.${isAnswered ? "yes" : "no"}`),
    },
    {
      key: "works",
      title: t("columns.works"),
      width: "content",
      isWhole: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ works }) => (works ? <WorksBadge works={works} /> : "–"),
    },
  ];
}
