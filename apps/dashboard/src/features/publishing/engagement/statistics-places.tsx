import { AreaFigures, Card, Heading, Stack, Text } from "@stoep/ui";
import { MapPlaceholder, useFormat } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { type Post, type Statistics, useText } from "../parts/words.ts";
import { PerNeighbourhood } from "./per-neighbourhood.tsx";

type Row = Statistics["perNeighbourhood"][number];
type Props = { post: Post; rows: readonly Row[] };

/** A map of the share of each neighbourhood that saw the message, and a table of all figures. */
export function StatisticsPlaces({ post, rows }: Props) {
  const t = useText();
  return (
    <Card>
      <Stack>
        <Heading order={2} size="h3">
          {t("message.perNeighbourhood")}
        </Heading>
        {rows.length > 1 && <SharesMap rows={rows} />}
        <PerNeighbourhood post={post} rows={rows} />
      </Stack>
    </Card>
  );
}

function SharesMap({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  const format = useFormat();
  const areas = useAreas();
  const ground = useGround();
  const labels = { ...useMapLabels(), value: t("charts.seenShare"), detail: t("figures.reached") };
  const known = rows.filter(({ seen, reached }) => seen !== null && reached !== null);
  if (known.length === 0) return <Text c="dimmed">{t("charts.placesFew")}</Text>;
  if (!areas) return <MapPlaceholder />;
  return (
    <>
      <Text c="dimmed">{t("message.mapLead")}</Text>
      <AreaFigures
        areas={areas}
        {...ground}
        values={Object.fromEntries(known.map((row) => [row.neighbourhoodId, (row.seen ?? 0) / (row.reached ?? 1)]))}
        details={Object.fromEntries(rows.map((row) => [row.neighbourhoodId, format.people(row.reached)]))}
        format={format.percent}
        labels={labels}
      />
    </>
  );
}
