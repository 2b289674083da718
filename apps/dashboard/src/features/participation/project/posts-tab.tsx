import { ButtonLink, type Column, Group, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { z } from "zod";
import { api, type FilterField, type Format, List, useAccess, useFormat, useList } from "../../../app/index.ts";
import { type PostKind, type PostRow, type Project, useText } from "../parts/words.ts";
import { AttachButton } from "./attach-button.tsx";

type T = ReturnType<typeof useText>;

const states = ["published", "scheduled", "concept"] as const;
const Filters = z.object({
  state: z.enum(states).default("published"),
  search: z.string().max(100).optional(),
  /** Only what belongs to this phase. */
  phase: z.uuid().optional(),
});
type Values = z.output<typeof Filters>;

const newPaths: Record<PostKind, string> = { message: "/messages/new", activity: "/activities/new" };

export const MessagesTab = ({ project }: { project: Project }) => <PostsOf project={project} kind="message" />;
export const EventsTab = ({ project }: { project: Project }) => <PostsOf project={project} kind="activity" />;

/** The organisation's messages or activities that belong to the project or to a phase of it, in one state. */
function PostsOf({ project, kind }: { project: Project; kind: PostKind }) {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess(kind === "message" ? "messages" : "activities");
  const link = `project:${project.id}`;
  const list = useList({
    route: api.publishing.listPosts,
    filters: Filters,
    ask: ({ phase, ...filters }) => ({ ...filters, kind, link: phase ? `${link}:${phase}` : link }),
    tabs: ["state"],
  });
  const { state } = list.filters;
  const acts = write === true && (
    <Group gap="sm">
      <ButtonLink href={`${newPaths[kind]}?link=${link}`} leftSection={<PlusIcon aria-hidden />}>
        {t(`posts.${kind}.write`)}
      </ButtonLink>
      <AttachButton project={project} kind={kind} />
    </Group>
  );
  return (
    <Stack gap="sm">
      {(list.rows?.length ?? 0) > 0 && acts}
      <List
        list={list}
        label={t(`record.tabs.${kind === "message" ? "messages" : "events"}`)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (state === "published" ? `/messages/${id}` : `/messages/${id}/edit`)}
        columns={columnsOf(state, kind, t, format)}
        filters={filterFields(t, project)}
        parts={{
          label: t("list.tabs"),
          value: state,
          parts: states.map((value) => ({ value, label: t(`list.states.${value}`) })),
          onChange: (next) => list.setFilters({ state: states.find((one) => one === next) ?? "published" }),
        }}
        empty={{
          drawing: "letters",
          title: t(`posts.${kind}.empty`),
          text: t(`posts.${kind}.emptyText`),
          action: acts,
        }}
        nothingFound={{ title: t("list.nothingFound"), text: t("posts.nothingFound") }}
        rememberAs={`project.${kind}.${state}`}
      />
    </Stack>
  );
}

function filterFields(t: T, { isPhased, phases }: Project): FilterField<Values>[] {
  return [
    { search: "search", label: t("filters.search") },
    ...(isPhased && phases.length > 0
      ? [
          {
            choice: "phase" as const,
            label: t("posts.phase"),
            placeholder: t("posts.anyPhase"),
            options: phases.map(({ id, title }) => ({ value: id, label: title })),
          },
        ]
      : []),
  ];
}

function columnsOf(state: PostRow["state"], kind: PostKind, t: T, format: Format): Column<PostRow>[] {
  const momentOf = ({ activity, publishedAt, publishAt, savedAt }: PostRow) =>
    (kind === "activity" && activity?.startsAt) || (publishedAt ?? publishAt ?? savedAt);
  return [
    {
      key: "title",
      title: t("fields.title"),
      render: ({ title }) => title || t("untitled"),
      line: ({ link, isCancelled }) =>
        [link?.partName || t("posts.wholeProject"), ...(isCancelled ? [t("posts.cancelled")] : [])].join(" · "),
    },
    {
      key: "moment",
      title: t(kind === "activity" ? "posts.date" : `columns.moment.${state}`),
      width: "content",
      isOptional: true,
      onPhone: "line",
      render: (row) => format.moment(momentOf(row)),
    },
    ...(state === "published" ? [countColumn(kind, t, format)] : []),
  ];
}

/** People who come are seen by all readers, comments too. */
const countColumn = (kind: PostKind, t: T, format: Format): Column<PostRow> => ({
  key: "count",
  title: t(kind === "activity" ? "posts.coming" : "posts.comments"),
  align: "end",
  width: "content",
  isOptional: true,
  render: ({ activity, engagement }) => {
    const count = kind === "activity" ? activity?.coming : engagement?.comments;
    return count === null || count === undefined ? "–" : format.number(count);
  },
});
