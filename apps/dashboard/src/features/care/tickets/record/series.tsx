import { Button, Card, confirm, Group, Heading, Notice, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, RowsPlaceholder, useCommand, useFormat } from "../../../../app/index.ts";
import { type Ticket, ticketHref, useText } from "../parts/words.ts";

type Series = Awaited<ReturnType<typeof api.care.getSeries>>;
/** How many tickets are shown at first. */
const latest = 5;
const looks = { running: "scheduled", paused: "progress", ended: "ended" } as const;

/** Repeating help: how often, the coming days, and the existing tickets. S2 §3 */
export function SeriesCard({ ticket: { id, seriesId } }: { ticket: Ticket }) {
  const t = useText();
  const query = useQuery({
    ...queryOf(api.care.getSeries, { params: { seriesId: seriesId ?? "" } }),
    enabled: seriesId !== null,
  });
  if (seriesId === null) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("series.title")}
        </Heading>
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {(series) => <SeriesDetails series={series} ticketId={id} />}
        </QueryContent>
      </Stack>
    </Card>
  );
}

function SeriesDetails({ series, ticketId }: { series: Series; ticketId: string }) {
  const t = useText();
  const format = useFormat();
  const { every, state, startsAt, endsAt, untilOn } = series;
  const often = `${t(`repeats.${every}`)}, ${startsAt}–${endsAt}`;
  return (
    <>
      <Group gap="sm">
        <StatusBadge kind={looks[state]}>{t(`series.states.${state}`)}</StatusBadge>
        <Text>{untilOn ? t("series.until", { often, day: format.day(untilOn) }) : often}</Text>
      </Group>
      {state === "paused" && <Notice tone="hint" title={t("series.paused")} />}
      {series.next.length > 0 && <UpcomingTickets series={series} />}
      <Tickets series={series} ticketId={ticketId} />
      {series.can.edit === true && <EndSeries series={series} />}
    </>
  );
}

/** The latest tickets and this one; the others on request. */
function Tickets({ series: { tickets }, ticketId }: { series: Series; ticketId: string }) {
  const t = useText();
  const format = useFormat();
  const [isAll, setIsAll] = useState(false);
  const shown = tickets.filter(({ id }, place) => isAll || place < latest || id === ticketId);
  return (
    <Stack gap={4}>
      <Heading order={3} size="h5">
        {t("series.tickets")}
      </Heading>
      {shown.map(({ id, number, state, on }) => (
        <Group key={id} gap="sm" justify="space-between">
          {id === ticketId ? (
            <Text fw={600}>{t("series.this", { day: format.day(on) })}</Text>
          ) : (
            <TextLink href={ticketHref(id)}>{`#${number} · ${format.day(on)}`}</TextLink>
          )}
          <Text size="sm" c="dimmed">
            {t(`states.${state}`)}
          </Text>
        </Group>
      ))}
      {shown.length < tickets.length && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setIsAll(true)}>
            {t("series.showAll", { count: tickets.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Coming days without a ticket yet; each ticket is created two weeks ahead. */
function UpcomingTickets({ series }: { series: Series }) {
  const t = useText();
  return (
    <Stack gap={4}>
      <Heading order={3} size="h5">
        {t("series.next")}
      </Heading>
      <Text size="sm" c="dimmed">
        {t("series.nextHint")}
      </Text>
      {series.next.map((one) => (
        <UpcomingTicket key={one.on} series={series} {...one} />
      ))}
    </Stack>
  );
}

function UpcomingTicket({ series: { id: seriesId, can }, on, isSkipped }: { series: Series } & Series["next"][number]) {
  const t = useText();
  const format = useFormat();
  const day = format.day(on);
  const label = t(isSkipped ? "series.keep" : "series.skip");
  const skip = useCommand(api.care.skipOccurrence, { done: t(isSkipped ? "series.kept" : "series.skipped", { day }) });
  return (
    <Group gap="sm" justify="space-between">
      <Text {...(isSkipped ? { c: "dimmed", td: "line-through" } : {})}>{day}</Text>
      {can.edit === true && (
        <Button
          variant="subtle"
          size="sm"
          loading={skip.isRunning}
          aria-label={`${label}: ${day}`}
          onClick={() => void skip.run({ params: { seriesId }, body: { on, isSkipped: !isSkipped } })}
        >
          {label}
        </Button>
      )}
    </Group>
  );
}

function EndSeries({ series: { id: seriesId } }: { series: Series }) {
  const t = useText();
  const end = useCommand(api.care.endSeries, { done: t("series.ended") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("series.endTitle"),
      message: t("series.endText"),
      confirmLabel: t("series.end"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await end.run({ params: { seriesId } });
  };
  return (
    <div>
      <Button variant="default" size="sm" loading={end.isRunning} onClick={() => void ask()}>
        {t("series.end")}
      </Button>
    </div>
  );
}
