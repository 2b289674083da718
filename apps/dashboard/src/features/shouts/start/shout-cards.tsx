import { unbrokenName } from "@stoep/client/formats";
import { Card, EmptyState, Group, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import {
  api,
  QueryContent,
  queryOf,
  StartLine,
  StartLines,
  startLineCount,
  useFormat,
  WaitingStartLines,
} from "../../../app/index.ts";
import { type Row, shoutPath, useIsCity, useText } from "../parts/words.ts";

type Rows = { items: Row[] };

/** On the start page of the city: the latest messages from residents, the problems they report, and what neighbourhoods talk about. */
export function ShoutCards() {
  return useIsCity() ? (
    <>
      <Latest />
      <Alerts />
      <TrendingShouts />
    </>
  ) : null;
}

/** Problems are left out, as they have a card of their own. */
function Latest() {
  const query = useQuery({
    ...queryOf(api.shouts.listShouts),
    select: ({ items }) => ({ items: items.filter(({ kind }) => kind !== "alert") }),
  });
  return <Lines name="latest" href="/shouts?status=all" query={query} />;
}

function Alerts() {
  const query = useQuery(queryOf(api.shouts.listAlertShouts));
  return <Lines name="alerts" href="/shouts?category=alerts" query={query} />;
}

function TrendingShouts() {
  const query = useQuery(queryOf(api.shouts.listTrendingShouts));
  return <Lines name="trending" href="/shouts?status=all" query={query} hasResponse />;
}

type Props = {
  name: "latest" | "alerts" | "trending";
  href: string;
  query: UseQueryResult<Rows>;
  hasResponse?: true;
};

function Lines({ name, href, query, hasResponse }: Props) {
  const t = useText();
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Heading order={2}>{t(`start.${name}.title`)}</Heading>
          <TextLink href={href}>{t(`start.${name}.all`)}</TextLink>
        </Group>
        <Text size="sm" c="dimmed">
          {t(`start.${name}.definition`)}
        </Text>
        <QueryContent query={query} waiting={<WaitingStartLines />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState drawing="bench">{t(`start.${name}.none`)}</EmptyState>
            ) : (
              <StartLines>
                {items.slice(0, startLineCount).map((row) => (
                  <Line key={row.id} row={row} hasResponse={hasResponse} />
                ))}
              </StartLines>
            )
          }
        </QueryContent>
      </Stack>
    </Card>
  );
}

function Line({ row, hasResponse }: { row: Row; hasResponse: true | undefined }) {
  const t = useText();
  const format = useFormat();
  const response = [
    t("counts.reactions", { count: row.reactions }),
    t("counts.comments", { count: row.comments }),
    t("counts.followers", { count: row.followers }),
  ];
  const meta = hasResponse ? response : [t(`statuses.${row.status}`), format.ago(row.arrivedAt)];
  return (
    <StartLine
      href={shoutPath(row.id)}
      title={row.title}
      language={row.language}
      meta={[t(`kinds.${row.kind}`), unbrokenName(row.neighbourhood.name), ...meta]}
    />
  );
}
