import { type Column, FirstOf, StatusBadge } from "@stoep/ui";
import { type Format, useFormat } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { TimingBadge } from "../parts/timing-badge.tsx";
import { type ProjectRow, useText } from "../parts/words.ts";
import { ProjectMenu } from "./project-menu.tsx";
import type { useGoneRows } from "./use-gone-rows.ts";

type Columns = Column<ProjectRow>[];
type T = ReturnType<typeof useText>;
type Gone = ReturnType<typeof useGoneRows>;

/** Each state has its own moment; where it stands in time is known of published ones. */
export function useProjectColumns(state: ProjectRow["state"], gone: Gone): Columns {
  const t = useText();
  const format = useFormat();
  const areas = useAreas()?.length;
  const themes = useThemes();
  return [
    titleColumn(t, gone),
    ...(state === "published" ? [timingColumn(t)] : []),
    placesColumn(t, areas),
    endColumn(t, format, state),
    ...(state === "published" ? [publicColumn(t)] : []),
    momentColumn(state, t, format),
    {
      key: "budget",
      title: t("fields.budget"),
      width: "content",
      align: "end",
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ budget }) => (budget ? format.money(budget.amount, budget.currency) : "–"),
    },
    {
      key: "theme",
      title: t("fields.theme"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ theme }) => themes.find(({ value }) => value === theme)?.label ?? "–",
    },
    {
      key: "languages",
      title: t("columns.languages"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ languages }) => languages.join(", ").toUpperCase(),
    },
    {
      key: "author",
      title: t("columns.author"),
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ createdBy }) => createdBy,
    },
    {
      key: "menu",
      title: t("columns.menu"),
      isUnnamed: true,
      isWhole: true,
      width: 48,
      align: "end",
      render: (project) => <ProjectMenu project={project} list={{ gone: gone.mark, back: gone.bringBack }} />,
    },
  ];
}

function titleColumn(t: T, gone: Gone): Column<ProjectRow> {
  return {
    key: "title",
    title: t("fields.title"),
    isSortable: true,
    render: ({ id, title }) => (
      <>
        {title || t("untitled")} {gone.isMarked(id) && <StatusBadge kind="ended">{t("list.gone")}</StatusBadge>}
      </>
    ),
    line: ({ kind, phase, daysLeft, timing, isPublic, state }) =>
      [
        t(`kinds.${kind}.name`),
        ...(state === "published" && timing === "active" ? [t("list.daysLeft", { count: daysLeft })] : []),
        ...(phase ? [t("list.phase", { phase })] : []),
        ...(isPublic ? [t("list.public")] : []),
      ].join(" · "),
  };
}

const timingColumn = (t: T): Column<ProjectRow> => ({
  key: "timing",
  title: t("columns.timing"),
  width: "content",
  isWhole: true,
  isOptional: true,
  onPhone: "end",
  render: ({ timing }) => timing && <TimingBadge timing={timing} />,
});

/** `areas`: the number of neighbourhoods in the network, once known. */
function placesColumn(t: T, areas: number | undefined): Column<ProjectRow> {
  return {
    key: "neighbourhoods",
    title: t("fields.neighbourhoodIds"),
    width: 150,
    isOptional: true,
    isWhole: true,
    render: ({ neighbourhoodCount, neighbourhoodNames: names }) => {
      if (areas !== undefined && areas > 1 && neighbourhoodCount === areas) return t("list.wholeCity");
      const more = neighbourhoodCount - names.length;
      const whole = names.join(", ");
      return (
        <FirstOf
          names={names}
          more={more}
          whole={more > 0 ? t("list.andMore", { names: whole, count: more }) : whole}
        />
      );
    },
  };
}

const endColumn = (t: T, format: Format, state: ProjectRow["state"]): Column<ProjectRow> => ({
  key: "end",
  title: t("fields.endsOn"),
  width: "content",
  isSortable: true,
  isOptional: true,
  onPhone: state === "published" ? "line" : undefined,
  render: ({ endsOn }) => (endsOn ? <time dateTime={endsOn}>{format.day(`${endsOn}T12:00:00Z`)}</time> : "–"),
  phoneText: ({ endsOn }) => (endsOn ? t("list.until", { day: format.day(`${endsOn}T12:00:00Z`) }) : ""),
});

const publicColumn = (t: T): Column<ProjectRow> => ({
  key: "public",
  title: t("columns.public"),
  width: "content",
  isOptional: true,
  isHiddenAtFirst: true,
  render: ({ isPublic }) => t(`filters.isPublic.${isPublic ? "yes" : "no"}`),
});

function momentColumn(state: ProjectRow["state"], t: T, format: Format): Column<ProjectRow> {
  const momentOf = (row: ProjectRow) =>
    state === "published" ? row.publishedAt : state === "scheduled" ? row.publishAt : row.savedAt;
  return {
    key: "moment",
    title: t(`columns.moment.${state}`),
    width: "content",
    isSortable: true,
    isOptional: true,
    onPhone: state === "published" ? undefined : "line",
    render: (row) => {
      const at = momentOf(row);
      if (!at) return "–";
      return (
        <time dateTime={at} title={format.moment(at)}>
          {state === "scheduled" ? format.moment(at) : format.day(at)}
        </time>
      );
    },
  };
}
