import { Card, Group, Heading, Stack } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense } from "react";
import { ChartsPlaceholder, OverviewPlaceholder, QueryContent } from "../../../app/index.ts";
import { ReactionFigures } from "../../conversations/index.ts";
import { AlertProgress } from "../alerts/alert-progress.tsx";
import { type Post, type Statistics, useText } from "../parts/words.ts";
import { StatisticsFiles } from "./statistics-files.tsx";
import { StatisticsPlaces } from "./statistics-places.tsx";
import { StatisticsTotals } from "./statistics-totals.tsx";
import { useStatistics } from "./use-statistics.ts";

const StatisticsCharts = lazyPart(() => import("./statistics-charts.tsx").then((m) => m.StatisticsCharts));

/** A message's exact figures: totals, over time and per neighbourhood. S1 §9 */
export function StatisticsTab({ post }: { post: Post }) {
  const t = useText();
  const statistics = useStatistics(post);
  return (
    <QueryContent query={statistics} waiting={<OverviewPlaceholder />}>
      {(data) => (
        <Stack gap="lg">
          <Group justify="space-between" align="center">
            <Heading order={2}>{t("message.tab.statistics")}</Heading>
            <StatisticsFiles post={post} />
          </Group>
          <StatisticsTotals post={post} statistics={data} />
          <AlertProgress statistics={data} />
          <Suspense fallback={<ChartsPlaceholder />}>
            <StatisticsCharts post={post} statistics={data} />
          </Suspense>
          <Reactions statistics={data} />
          <StatisticsPlaces post={post} rows={data.perNeighbourhood} />
        </Stack>
      )}
    </QueryContent>
  );
}

function Reactions({ statistics: { reactions } }: { statistics: Statistics }) {
  const t = useText();
  return (
    <Card>
      <Stack>
        <Heading order={2} size="h3">
          {t("message.reactions")}
        </Heading>
        <ReactionFigures reactions={reactions} />
      </Stack>
    </Card>
  );
}
