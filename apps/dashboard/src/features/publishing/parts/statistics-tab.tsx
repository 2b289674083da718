import { Card, Columns, Figure, Group, Heading, Notice, Skeleton, Stack, Text } from "@stoep/ui";
import { lazy, Suspense } from "react";
import { Loaded, useFormat } from "../../../app/index.ts";
import { ReactionFigures } from "../../conversations/index.ts";
import { PerNeighbourhood } from "./per-neighbourhood.tsx";
import { RatingBadge, RatingRule } from "./rating-badge.tsx";
import { useStatistics } from "./use-statistics.ts";
import { type Post, type Statistics, useText } from "./words.ts";

const StatisticsCharts = lazy(() => import("./statistics-charts.tsx").then((m) => ({ default: m.StatisticsCharts })));

/** Exact figures of one message, in total, over time and per neighbourhood. S1 §9 */
export function StatisticsTab({ post }: { post: Post }) {
  const statistics = useStatistics(post);
  return (
    <Loaded query={statistics} waiting={<Skeleton height={400} />}>
      {(data) => (
        <Stack gap="lg">
          <Totals statistics={data} />
          {data.mails && <Mails mails={data.mails} />}
          <Suspense fallback={<Skeleton height={480} />}>
            <StatisticsCharts post={post} statistics={data} />
          </Suspense>
          <Reactions statistics={data} />
          <PerNeighbourhood rows={data.perNeighbourhood} />
        </Stack>
      )}
    </Loaded>
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

function Totals({ statistics }: { statistics: Statistics }) {
  const t = useText();
  const format = useFormat();
  const { total, rating, at, staffComments } = statistics;
  const hint = (key: "seenHint" | "openedHint", part: number | null) => {
    const share = format.share(part, total.reached);
    return share === null ? {} : { hint: t(`figures.${key}`, { share }) };
  };
  const staff = staffComments > 0 ? { hint: t("figures.staffComments", { count: staffComments }) } : {};
  return (
    <Card>
      <Stack gap="md">
        <Columns cols={{ base: 2, sm: 3 }} verticalSpacing="lg">
          <Figure label={t("figures.reached")} value={format.people(total.reached)} hint={t("figures.reachedHint")} />
          <Figure label={t("figures.seen")} value={format.people(total.seen)} {...hint("seenHint", total.seen)} />
          <Figure
            label={t("figures.opened")}
            value={format.people(total.opened)}
            {...hint("openedHint", total.opened)}
          />
          <Figure label={t("figures.reactions")} value={format.number(total.reactions)} />
          <Figure label={t("figures.comments")} value={format.number(total.comments)} {...staff} />
          <Figure label={t("figures.votes")} value={format.number(total.votes)} />
        </Columns>
        <Group gap="sm" align="start">
          <RatingBadge rating={rating} />
          <Text size="sm" flex={1} miw={220}>
            <RatingRule rating={rating} />
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {t("message.exactAt", { at: format.time(at) })} {t("message.fewHint")}
        </Text>
      </Stack>
    </Card>
  );
}

function Mails({ mails }: { mails: NonNullable<Statistics["mails"]> }) {
  const t = useText();
  const { total, waiting, accepted, failed, uncertain } = mails;
  return (
    <Notice tone={failed ? "warning" : "hint"} title={t("message.mails")}>
      {total === null
        ? t("message.mailsFew")
        : t("message.mailsText", {
            ...{
              total,
              waiting: waiting ?? 0,
              accepted: accepted ?? 0,
              failed: failed ?? 0,
              uncertain: uncertain ?? 0,
            },
          })}
    </Notice>
  );
}
