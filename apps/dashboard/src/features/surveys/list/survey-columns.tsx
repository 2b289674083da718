import { type Column, StatusBadge } from "@stoep/ui";
import { type Format, useFormat } from "../../../app/index.ts";
import { TimingBadge, useDays, type useGoneRows } from "../../participation/index.ts";
import { type SurveyRow, useText } from "../parts/words.ts";
import { SurveyMenu } from "./survey-menu.tsx";

type T = ReturnType<typeof useText>;
type Gone = ReturnType<typeof useGoneRows>;

/** Each state has its own moment; timing and participants are known of published ones. */
export function useSurveyColumns(state: SurveyRow["state"], gone: Gone): Column<SurveyRow>[] {
  const t = useText();
  const format = useFormat();
  const { day } = useDays();
  const extra = (key: string, title: string, render: (row: SurveyRow) => string): Column<SurveyRow> => ({
    key,
    title,
    isOptional: true,
    isHiddenAtFirst: true,
    render: (row) => render(row) || "–",
  });
  return [
    titleColumn(t, gone),
    ...(state === "published" ? publishedColumns(t, format) : []),
    {
      key: "end",
      title: t("fields.endsOn"),
      width: "content",
      isSortable: true,
      isOptional: true,
      onPhone: state === "published" ? "line" : undefined,
      render: ({ endsOn }) => (endsOn ? <time dateTime={endsOn}>{day(endsOn)}</time> : t("days.noEnd")),
      phoneText: ({ endsOn }) => (endsOn ? t("list.until", { day: day(endsOn) }) : t("days.noEnd")),
    },
    momentColumn(state, t, format),
    extra("respondents", t("fields.respondents"), ({ respondents }) => t(`respondents.${respondents}`)),
    extra("project", t("fields.projectId"), ({ projectTitle }) => projectTitle ?? ""),
    extra("languages", t("columns.languages"), ({ languages }) => languages.join(", ").toUpperCase()),
    extra("author", t("columns.author"), ({ createdBy }) => createdBy),
    {
      key: "menu",
      title: t("columns.menu"),
      isUnnamed: true,
      isWhole: true,
      width: 48,
      align: "end",
      render: (survey) => <SurveyMenu survey={survey} list={{ gone: gone.mark, back: gone.bringBack }} />,
    },
  ];
}

const titleColumn = (t: T, gone: Gone): Column<SurveyRow> => ({
  key: "title",
  title: t("fields.title"),
  isSortable: true,
  render: ({ id, title }) => (
    <>
      {title || t("untitled")} {gone.isMarked(id) && <StatusBadge kind="ended">{t("list.gone")}</StatusBadge>}
    </>
  ),
  line: ({ kind, daysLeft, timing, isPublic, questions }) =>
    [
      t(`kinds.${kind}.name`),
      ...(timing === "active" && daysLeft !== null ? [t("list.daysLeft", { count: daysLeft })] : []),
      t("list.questions", { count: questions }),
      ...(isPublic ? [t("list.public")] : []),
    ].join(" · "),
});

const publishedColumns = (t: T, format: Format): Column<SurveyRow>[] => [
  {
    key: "timing",
    title: t("columns.timing"),
    width: "content",
    isWhole: true,
    isOptional: true,
    onPhone: "end",
    render: ({ timing }) => timing && <TimingBadge timing={timing} />,
  },
  {
    key: "participants",
    title: t("columns.participants"),
    width: "content",
    align: "end",
    isOptional: true,
    render: ({ participants }) => format.people(participants),
  },
];

function momentColumn(state: SurveyRow["state"], t: T, format: Format): Column<SurveyRow> {
  const fields = { published: "publishedAt", scheduled: "publishAt", concept: "savedAt" } as const;
  const say = state === "scheduled" ? format.moment : format.day;
  return {
    key: "moment",
    title: t(`columns.moment.${state}`),
    width: "content",
    isSortable: true,
    isOptional: true,
    onPhone: state === "published" ? undefined : "line",
    render: (row) => {
      const at = row[fields[state]];
      return at ? (
        <time dateTime={at} title={format.moment(at)}>
          {say(at)}
        </time>
      ) : (
        "–"
      );
    },
  };
}
