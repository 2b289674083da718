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
  const hint = (key: "seenHint" | "openedHint", part: number | null) => {
    const share = format.share(part, total.reached);
    return share === null ? {} : { hint: t(`figures.${key}`, { share }) };
  };
  return (
    <Stack gap="xs">
      <Columns cols={{ base: 2, md: 6 }}>
        <Figure label={t("figures.reached")} value={format.people(total.reached)} hint={t("figures.reachedHint")} />
        <Figure label={t("figures.seen")} value={format.people(total.seen)} {...hint("seenHint", total.seen)} />
        <Figure label={t("figures.opened")} value={format.people(total.opened)} {...hint("openedHint", total.opened)} />
        <Figure label={t("figures.reactions")} value={format.number(total.reactions)} />
        <Figure label={t("figures.comments")} value={format.number(total.comments)} />
        <Figure label={t("figures.votes")} value={format.number(total.votes)} />
      </Columns>
      <Text size="sm" c="dimmed" component="div">
        <RatingBadge rating={rating} /> {t("message.exactAt", { at: format.time(at) })} {t("message.fewHint")}
      </Text>
    </Stack>
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
