import { Card, Columns } from "@stoep/ui";
import { BarChart, Funnel, LineChart } from "@stoep/ui/chart";
import { useFormat } from "../../../app/index.ts";
import { PollResults } from "../../conversations/index.ts";
import { type Post, type Statistics, useText } from "./words.ts";

type Props = { statistics: Statistics };

/** From those addressed to those who took part, how it was seen over time, what was voted, and each neighbourhood's share. */
export function StatisticsCharts({ post, statistics }: Props & { post: Post }) {
  return (
    <>
      <Columns cols={{ base: 1, lg: statistics.poll ? 2 : 1 }} spacing="lg">
        <Card>
          <Steps statistics={statistics} />
        </Card>
        {statistics.poll && (
          <Card>
            <PollResults poll={statistics.poll} />
          </Card>
        )}
      </Columns>
      {statistics.overTime.length > 0 && (
        <Card>
          <OverTime post={post} statistics={statistics} />
        </Card>
      )}
      {statistics.perNeighbourhood.length > 1 && (
        <Card>
          <Places statistics={statistics} />
        </Card>
      )}
    </>
  );
}

function Steps({ statistics: { total, tookPart } }: Props) {
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
        { key: "tookPart", label: t("charts.tookPart"), value: tookPart, share: shareOf(tookPart) },
      ]}
    />
  );
}

function OverTime({ post, statistics: { overTime } }: Props & { post: Post }) {
  const t = useText();
  const format = useFormat();
  const last = overTime.at(-1);
  const start = post.publishedAt ? [{ at: post.publishedAt, seen: 0, opened: 0 }] : [];
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
      series={[
        { key: "seen", label: t("figures.seen") },
        { key: "opened", label: t("figures.opened") },
      ]}
      points={[...start, ...overTime].map(({ at, seen, opened }) => ({
        key: at,
        label: format.moment(at),
        values: { seen, opened },
      }))}
    />
  );
}

/** By share, because neighbourhoods differ in size; those too few for a percentage stand last. */
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
