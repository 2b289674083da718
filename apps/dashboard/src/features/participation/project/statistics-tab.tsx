import { Card, Columns, DataTable, EmptyState, Figure, Group, Heading, Stack, Text } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  ChartsPlaceholder,
  ExportMenu,
  OverviewPlaceholder,
  QueryContent,
  queryOf,
  useFormat,
  useTableLabels,
} from "../../../app/index.ts";
import { type Project, type ProjectStatistics, useText } from "../parts/words.ts";

const OpenedChart = lazyPart(() => import("./opened-chart.tsx").then((m) => m.OpenedChart));

/** Who opened it, follows it and took part: each figure with what it counts, where it stands. S1 §2, §9 */
export function StatisticsTab({ project }: { project: Project }) {
  const t = useText();
  const query = useQuery(queryOf(api.participation.getProjectStatistics, { params: { projectId: project.id } }));
  return (
    <QueryContent query={query} waiting={<OverviewPlaceholder />}>
      {(statistics) => (
        <Stack gap="lg">
          <Totals statistics={statistics} />
          {statistics.overTime.length > 0 ? (
            <Card>
              <Suspense fallback={<ChartsPlaceholder />}>
                <OpenedChart project={project} statistics={statistics} />
              </Suspense>
            </Card>
          ) : (
            <EmptyState drawing="street" title={t("statistics.none")}>
              {t("statistics.noneText")}
            </EmptyState>
          )}
          <Places project={project} statistics={statistics} />
        </Stack>
      )}
    </QueryContent>
  );
}

type Props = { statistics: ProjectStatistics };

function Totals({ statistics }: Props) {
  const t = useText();
  const format = useFormat();
  const { opened, followers, tookPart, at } = statistics;
  const figure = (key: "opened" | "followers" | "tookPart", value: string) => (
    <Figure label={t(`statistics.${key}`)} value={value} definition={t(`statistics.${key}Means`)} />
  );
  return (
    <Card>
      <Stack gap="md">
        <Columns cols={{ base: 1, xs: 3 }} verticalSpacing="lg">
          {figure("opened", format.people(opened))}
          {figure("followers", format.number(followers))}
          {figure("tookPart", format.people(tookPart))}
        </Columns>
        <Text size="sm" c="dimmed">
          {t("statistics.at", { at: format.time(at) })}
        </Text>
      </Stack>
    </Card>
  );
}

function Places({ project, statistics: { perNeighbourhood } }: Props & { project: Project }) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("statistics.places"));
  type Row = (typeof perNeighbourhood)[number];
  const column = (key: "opened" | "tookPart") => ({
    key,
    title: t(`statistics.${key}`),
    align: "end" as const,
    width: "content" as const,
    onPhone: "line" as const,
    // "Fewer than 10" is too long for a column.
    render: (row: Row) =>
      row[key] === null ? <span title={format.people(null)}>{"<10"}</span> : format.people(row[key]),
    phoneText: (row: Row) => `${t(`statistics.${key}`)} ${format.people(row[key])}`,
  });
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Heading order={2} size="h3">
            {t("statistics.places")}
          </Heading>
          <ExportMenu
            route={api.participation.exportProjectStatistics}
            params={{ projectId: project.id }}
            asked={{}}
            filteredBy={[]}
            name={project.title}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t("statistics.placesText")}
        </Text>
        <DataTable
          rows={perNeighbourhood}
          rowKey={({ neighbourhoodId }) => neighbourhoodId ?? "elsewhere"}
          empty={null}
          columns={[
            {
              key: "name",
              title: t("statistics.neighbourhood"),
              least: 130,
              render: ({ neighbourhoodId, name }) => (neighbourhoodId === null ? t("statistics.elsewhere") : name),
            },
            column("opened"),
            column("tookPart"),
          ]}
          labels={labels}
        />
      </Stack>
    </Card>
  );
}
