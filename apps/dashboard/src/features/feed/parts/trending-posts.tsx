import { EmptyState, Group, Heading, Stack, Text, TextLink, useKitZone } from "@stoep/ui";
import { addDays, dayAt } from "@stoep/ui/days";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, StartLine, StartLines, useFormat, WaitingStartLines } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Row = Awaited<ReturnType<typeof api.publishing.listTrending>>["items"][number];

/** The period that the server looks at. */
const days = 30;

/** The messages with the most engagement in the last 30 days. */
export function TrendingPosts() {
  const t = useText();
  const today = dayAt(new Date().toISOString(), useKitZone());
  const trending = useQuery(queryOf(api.publishing.listTrending));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Heading order={2}>{t("trending.title")}</Heading>
        <TextLink href={`/inbox?from=${addDays(today, -days)}&until=${today}`}>{t("trending.all")}</TextLink>
      </Group>
      <Text size="sm" c="dimmed">
        {t("trending.definition")}
      </Text>
      <QueryContent query={trending} waiting={<WaitingStartLines />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="bench" title={t("trending.noneTitle")}>
              {t("trending.noneText")}
            </EmptyState>
          ) : (
            <StartLines isRanked>
              {items.map((post) => (
                <Line key={post.id} post={post} />
              ))}
            </StartLines>
          )
        }
      </QueryContent>
    </Stack>
  );
}

function Line({ post: { id, title, engagement } }: { post: Row }) {
  const t = useText();
  const format = useFormat();
  const { reactions = 0, comments = 0, votes = 0 } = engagement ?? {};
  const received = [
    t("latest.reactions", { count: reactions, number: format.number(reactions) }),
    t("latest.comments", { count: comments, number: format.number(comments) }),
    ...(votes > 0 ? [t("trending.votes", { count: votes, number: format.number(votes) })] : []),
  ];
  return <StartLine href={`/messages/${id}`} title={title} meta={received} />;
}
