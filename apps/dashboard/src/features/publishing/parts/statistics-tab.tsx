import { Card, Columns, Figure, Heading, Notice, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, useFormat } from "../../../app/index.ts";
import { PollResults, ReactionFigures } from "../../conversations/index.ts";
import { PerNeighbourhood } from "./per-neighbourhood.tsx";
import { RatingBadge } from "./rating-badge.tsx";
import { type Post, type Statistics, useText } from "./words.ts";

/** Exact figures of one message, in total and per neighbourhood. S1 §9 */
export function StatisticsTab({ post }: { post: Post }) {
  const statistics = useQuery(queryOf(api.publishing.getStatistics, { params: { postId: post.id } }));
  return (
    <Loaded query={statistics} waiting={<Skeleton height={400} />}>
      {(data) => (
        <Stack gap="lg">
          <Totals statistics={data} />
          {data.mails && <Mails mails={data.mails} />}
          <Columns cols={{ base: 1, md: data.poll ? 2 : 1 }}>
            {data.poll && <Block title="poll">{<PollResults poll={data.poll} />}</Block>}
            <Block title="reactions">
              <ReactionFigures reactions={data.reactions} />
            </Block>
          </Columns>
          <PerNeighbourhood rows={data.perNeighbourhood} />
        </Stack>
      )}
    </Loaded>
  );
}

function Block({ title, children }: { title: "poll" | "reactions"; children: React.ReactNode }) {
  const t = useText();
  return (
    <Card>
      <Stack>
        <Heading order={2} size="h3">
          {t(`message.${title}`)}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Totals({ statistics: { total, rating, at } }: { statistics: Statistics }) {
  const t = useText();
  const format = useFormat();
  const share = (part: number) => format.percent(total.reached > 0 ? part / total.reached : 0);
  return (
    <Stack gap="xs">
      <Columns cols={{ base: 2, md: 6 }}>
        <Figure label={t("figures.reached")} value={format.number(total.reached)} hint={t("figures.reachedHint")} />
        <Figure
          label={t("figures.seen")}
          value={format.number(total.seen)}
          hint={t("figures.seenHint", { share: share(total.seen) })}
        />
        <Figure
          label={t("figures.opened")}
          value={format.number(total.opened)}
          hint={t("figures.openedHint", { share: share(total.opened) })}
        />
        <Figure label={t("figures.reactions")} value={format.number(total.reactions)} />
        <Figure label={t("figures.comments")} value={format.number(total.comments)} />
        <Figure label={t("figures.votes")} value={format.number(total.votes)} />
      </Columns>
      <Text size="sm" c="dimmed" component="div">
        <RatingBadge rating={rating} /> {t("message.exactAt", { at: format.time(at) })}
      </Text>
    </Stack>
  );
}

function Mails({ mails }: { mails: NonNullable<Statistics["mails"]> }) {
  const t = useText();
  return (
    <Notice tone={mails.failed > 0 ? "warning" : "hint"} title={t("message.mails")}>
      {t("message.mailsText", mails)}
    </Notice>
  );
}
