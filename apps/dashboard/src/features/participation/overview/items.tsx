import { type Column, DataTable, EmptyState, Group, Stack, Text } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  api,
  ExportMenu,
  type Format,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useFilters,
  useFormat,
  useTableLabels,
} from "../../../app/index.ts";
import { NewProject } from "../parts/new-project.tsx";
import { TimingBadge } from "../parts/timing-badge.tsx";
import { useDays } from "../parts/use-days.ts";
import { type ProjectKind, projectPath, useText } from "../parts/words.ts";

type Item = Awaited<ReturnType<typeof api.participation.listOverviewItems>>["items"][number];
type T = ReturnType<typeof useText>;
/** The first page is 0. */
const View = z.object({ page: z.coerce.number().int().min(0).default(0).catch(0) });

/** The published items, those under way first; twenty a page. */
export function Items({ type }: { type?: ProjectKind }) {
  const t = useText();
  const format = useFormat();
  const days = useDays();
  const [{ page }, setView] = useFilters(View);
  const labels = useTableLabels(t("overview.items"));
  const query = useQuery({
    ...queryOf(api.participation.listOverviewItems, { query: { type, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items, pageCount, participantsAt, at }) => (
        <Stack gap="xs">
          {items.length > 0 && <ItemsFile type={type} />}
          <DataTable
            rows={items}
            rowKey={({ id }) => id}
            rowHref={({ id }) => projectPath(id)}
            columns={columnsOf(t, format, days.span)}
            empty={<NoItems type={type} />}
            labels={labels}
            paging={{
              onPrevious: page > 0 ? () => setView({ page: page - 1 }) : undefined,
              onNext: page + 1 < pageCount ? () => setView({ page: page + 1 }) : undefined,
              position: t("overview.page", { page: format.number(page + 1), pages: format.number(pageCount) }),
            }}
          />
          {items.length > 0 && participantsAt !== at && (
            <Text size="sm" c="dimmed">
              {t("overview.itemsAt", { at: format.time(participantsAt) })}
            </Text>
          )}
        </Stack>
      )}
    </QueryContent>
  );
}

function ItemsFile({ type }: { type: ProjectKind | undefined }) {
  const t = useText();
  return (
    <Group justify="flex-end">
      <ExportMenu
        route={api.participation.exportOverviewItems}
        asked={{ type }}
        filteredBy={type ? [t(`kinds.${type}.many`)] : []}
        name={t(type ? `kinds.${type}.many` : "overview.title")}
      />
    </Group>
  );
}

function NoItems({ type }: { type: ProjectKind | undefined }) {
  const t = useText();
  return (
    <EmptyState drawing="street" title={t("list.empty.published")} action={<NewProject kind={type ?? "project"} />}>
      {t("list.emptyText")}
    </EmptyState>
  );
}

function columnsOf(t: T, format: Format, span: (item: Item) => string): Column<Item>[] {
  const count = (key: "messages" | "events"): Column<Item> => ({
    key,
    title: t(`record.tabs.${key}`),
    align: "end",
    width: "content",
    isOptional: true,
    render: (item) => format.number(item[key]),
  });
  return [
    {
      key: "title",
      title: t("fields.title"),
      render: ({ title }) => title,
      line: ({ type, phase, isPublic, timing, daysLeft }) =>
        [
          t(`kinds.${type}.name`),
          ...(timing === "active" ? [t("list.daysLeft", { count: daysLeft })] : []),
          ...(phase ? [t("list.phase", { phase })] : []),
          ...(isPublic ? [t("list.public")] : []),
        ].join(" · "),
    },
    {
      key: "timing",
      title: t("columns.timing"),
      width: "content",
      isWhole: true,
      onPhone: "end",
      render: ({ timing }) => <TimingBadge timing={timing} />,
    },
    { key: "when", title: t("record.when"), width: "content", isOptional: true, render: span },
    {
      key: "participants",
      title: t("statistics.tookPart"),
      align: "end",
      width: "content",
      onPhone: "line",
      // "Fewer than 10" is too long for a column.
      render: ({ participants }) =>
        participants === null ? <span title={format.people(null)}>{"<10"}</span> : format.people(participants),
      phoneText: ({ participants }) => `${t("statistics.tookPart")} ${format.people(participants)}`,
    },
    count("messages"),
    count("events"),
  ];
}
