import { hasButton, type PostMedians } from "@stoep/contract/publishing";
import { isPoll } from "@stoep/contract/publishing/values";
import { Card, Columns, Figure, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { type Post, type Statistics, useText } from "../parts/words.ts";
import { RatingBadge, RatingRule } from "./rating-badge.tsx";

type Props = { post: Post; statistics: Statistics };
type Hints = Record<"seen" | "opened" | "clicked" | "reactions" | "comments" | "votes", string[]>;

/** On a wide screen no figure is alone on the last line. */
const perLine: Record<number, number> = { 5: 5, 6: 3 };

/** Each figure with its definition and the median, and the message's rating. S1 §9 */
export function StatisticsTotals({ post, statistics }: Props) {
  const t = useText();
  const format = useFormat();
  const { total, rating, at } = statistics;
  const medians = useMedians();
  const hints = useHints(statistics, medians);
  const count = 5 + (hasButton(post) ? 1 : 0) + (isPoll(post.type) ? 1 : 0) + (statistics.attendance ? 2 : 0);
  const figure = (key: keyof Hints, value: string) => (
    <Figure
      label={t(`figures.${key}`)}
      value={value}
      definition={t(`definitions.${key}`)}
      hint={hints[key].map((line) => <div key={line}>{line}</div>)}
    />
  );
  return (
    <Card>
      <Stack gap="md">
        <Columns cols={{ base: 2, sm: 3, lg: perLine[count] ?? 4 }} verticalSpacing="lg">
          <Figure
            label={t("figures.reached")}
            value={format.people(total.reached)}
            definition={t("definitions.reached")}
            hint={t("figures.reachedHint")}
          />
          {figure("seen", format.people(total.seen))}
          {figure("opened", format.people(total.opened))}
          {hasButton(post) && figure("clicked", format.people(total.clicked))}
          {figure("reactions", format.number(total.reactions))}
          {figure("comments", format.number(total.comments))}
          {isPoll(post.type) && figure("votes", format.number(total.votes))}
          <AttendanceFigure statistics={statistics} />
        </Columns>
        <Group gap="sm" align="start">
          <RatingBadge rating={rating} />
          <Text size="sm" flex={1} miw={220}>
            <RatingRule rating={rating} />
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {t("message.exactAt", { at: format.time(at) })} {t("message.fewHint")} <MedianNote medians={medians} />
        </Text>
      </Stack>
    </Card>
  );
}

/** An activity's attendance, over all dates that take place. */
function AttendanceFigure({ statistics: { attendance } }: Pick<Props, "statistics">) {
  const t = useText();
  const format = useFormat();
  if (!attendance) return null;
  const count = attendance.dates.length;
  const hint = count > 1 ? { hint: t("figures.perDates", { count, number: format.number(count) }) } : {};
  return (["coming", "waiting"] as const).map((key) => (
    <Figure
      key={key}
      label={t(`figures.${key}`)}
      value={format.number(attendance[key])}
      definition={t(`definitions.${key}`)}
      {...hint}
    />
  ));
}

const minute = 60_000;

/** The medians are the same for every message, and as old as the lists. */
function useMedians(): PostMedians | undefined {
  return useQuery({ ...queryOf(api.publishing.getMedians), staleTime: 10 * minute }).data;
}

/** The hint under each figure: its share of the people reached, and the median. */
function useHints({ total, staffComments }: Statistics, medians: PostMedians | undefined): Hints {
  const t = useText();
  const format = useFormat();
  const lines = (...all: (string | null)[]) => all.filter((line) => line !== null);
  const ofReached = (part: number | null) => {
    const share = format.share(part, total.reached);
    return share === null ? null : t("figures.ofReached", { share });
  };
  const usual = (value: number | null | undefined, say: (value: number) => string) =>
    value === null || value === undefined ? null : t("figures.median", { value: say(value) });
  return {
    seen: lines(ofReached(total.seen), usual(medians?.seenShare, format.percent)),
    opened: lines(ofReached(total.opened), usual(medians?.openedShare, format.percent)),
    clicked: lines(ofReached(total.clicked), usual(medians?.clickedShare, format.percent)),
    reactions: lines(usual(medians?.reactions, format.number)),
    comments: lines(
      staffComments > 0 ? t("figures.staffComments", { count: staffComments }) : null,
      usual(medians?.comments, format.number),
    ),
    votes: lines(usual(medians?.votes, format.number)),
  };
}

/** The number of messages behind the medians and their period, or why there are none yet. */
function MedianNote({ medians }: { medians: PostMedians | undefined }) {
  const t = useText();
  const format = useFormat();
  if (!medians) return null;
  if (medians.reactions === null) return t("message.noMedian");
  return t("message.medianRule", {
    count: medians.messages,
    number: format.number(medians.messages),
    since: format.day(medians.since),
  });
}
