/** Ideas with a place as GeoJSON (RFC 7946), written while their rows are read. */
import { Readable } from "node:stream";
import type { IdeaRow } from "@stoep/contract/participation";
import type { Download } from "#kernel/module.ts";
import { cleanName } from "#modules/files/index.ts";

interface Row {
  idea: IdeaRow;
  text: { text: string } | null;
}

export const geoJsonOf = (rows: AsyncIterable<Row>, title: string): Download => ({
  content: Readable.from(written(rows)),
  type: "application/geo+json",
  saveAs: `${cleanName(title)}.geojson`,
});

async function* written(rows: AsyncIterable<Row>) {
  yield '{"type":"FeatureCollection","features":[';
  let separator = "";
  for await (const row of rows) {
    if (row.idea.place === null) continue;
    yield separator + JSON.stringify(featureOf(row, row.idea.place));
    separator = ",";
  }
  yield "]}";
}

function featureOf({ idea, text }: Row, place: NonNullable<IdeaRow["place"]>) {
  const { id, kind, title, type, cost, neighbourhood, phase, createdAt, supportCount, commentCount, works } = idea;
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [place.longitude, place.latitude] },
    properties: {
      kind,
      title,
      text: text?.text ?? "",
      type,
      cost: cost?.amount ?? null,
      currency: cost?.currency ?? null,
      neighbourhood: neighbourhood.name,
      phase,
      createdAt,
      supportCount,
      commentCount,
      worksState: works?.state ?? null,
      worksPercent: works?.percent ?? null,
    },
  };
}
