import { hasButton } from "@stoep/contract/publishing";
import { Card, Columns } from "@stoep/ui";
import { BarChart, Funnel, LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../app/index.ts";
import { PollResults } from "../../conversations/index.ts";
import { DatesChart } from "../activities/dates-chart.tsx";
import { type Post, type Statistics, useText } from "../parts/words.ts";

type Props = { statistics: Statistics };

/** The funnel from people reached to people who took part, views over time, votes, and each neighbourhood's share. */
export function StatisticsCharts({ post, statistics }: Props & { post: Post }) {
  const { poll, overTime, perNeighbourhood, attendance } = statistics;
  const hasPlaces = perNeighbourhood.length > 1 && perNeighbourhood.length <= placesMax;
  return (
    <>
      <Columns cols={{ base: 1, lg: poll || hasPlaces ? 2 : 1 }} spacing="lg">
        <Card>
          <Steps post={post} statistics={statistics} />
        </Card>
        {poll && (
          <Card>
            <PollResults poll={poll} />
          </Card>
        )}
        {hasPlaces && (
          <Card>
            <Places statistics={statistics} />
          </Card>
        )}
      </Columns>
      {attendance && attendance.dates.length > 1 && (
        <Card>
          <DatesChart attendance={attendance} />
        </Card>
      )}
      {overTime.length > 0 && (
        <Card>
          <OverTime post={post} statistics={statistics} />
        </Card>
      )}
    </>
  );
}

/** With more neighbourhoods, the map and the table are easier to read. */
const placesMax = 12;

function Steps({ post, statistics: { total, tookPart } }: Props & { post: Post }) {
  const t = useText();
  const format = useFormat();
  const shareOf = (value: number | null) => format.share(value, total.reached) ?? undefined;
  const seen = shareOf(total.seen);
  return (
    <Funnel
      title={t("charts.steps")}
      summary={seen ? t("charts.stepsText", { share: seen }) : t("charts.stepsFew")}
      tableLabel={t("charts.table")}
      axis={t("charts.step")}
      valueLabel={t("charts.people")}
      format={format.people}
      steps={[
        { key: "reached", label: t("figures.reached"), value: total.reached },
        { key: "seen", label: t("figures.seen"), value: total.seen, share: seen },
        { key: "opened", label: t("figures.opened"), value: total.opened, share: shareOf(total.opened) },
        ...(hasButton(post)
          ? [{ key: "clicked", label: t("figures.clicked"), value: total.clicked, share: shareOf(total.clicked) }]
          : []),
        { key: "tookPart", label: t("charts.tookPart"), value: tookPart, share: shareOf(tookPart) },
      ]}
    />
  );
}

function OverTime({ post, statistics: { overTime } }: Props & { post: Post }) {
  const t = useText();
  const format = useFormat();
  const last = overTime.at(-1);
  const start = post.publishedAt ? [{ at: post.publishedAt, seen: 0, opened: 0, clicked: 0 }] : [];
  const keys = hasButton(post) ? (["seen", "opened", "clicked"] as const) : (["seen", "opened"] as const);
  return (
    <LineChart
      title={t("charts.overTime")}
      summary={`${t("charts.overTimeText", {
        seen: format.people(last?.seen ?? null),
        opened: format.people(last?.opened ?? null),
      })} ${t("charts.inTens")}`}
      tableLabel={t("charts.table")}
      axis={t("charts.until")}
      format={(value) => (value === 0 ? "0" : format.people(value))}
      series={keys.map((key) => ({ key, label: t(`figures.${key}`) }))}
      points={[...start, ...overTime].map(({ at, ...values }) => ({
        key: at,
        label: format.moment(at),
        at: Date.parse(at),
        values,
      }))}
    />
  );
}

/** Sorted by share, because neighbourhoods differ in size; those too small for a percentage come last. */
function Places({ statistics: { perNeighbourhood } }: Props) {
  const t = useText();
  const format = useFormat();
  const shareOf = ({ seen, reached }: { seen: number | null; reached: number | null }) =>
    seen === null || !reached ? null : seen / reached;
  const rows = perNeighbourhood
    .map((place) => ({ place, share: shareOf(place) }))
    .toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.place.name.localeCompare(b.place.name));
  const [best] = rows;
  const tell = (share: number | null) => (share === null ? format.people(null) : format.percent(share));
  return (
    <BarChart
      title={t("charts.places")}
      summary={
        best?.share ? t("charts.placesText", { name: best.place.name, share: tell(best.share) }) : t("charts.placesFew")
      }
      tableLabel={t("charts.table")}
      axis={t("message.neighbourhood")}
      series={[{ key: "seen", label: t("charts.seenShare") }]}
      max={1}
      format={tell}
      rows={rows.map(({ place, share }) => ({
        key: place.neighbourhoodId,
        label: place.name,
        values: [share],
        text: tell(share),
      }))}
    />
  );
}
