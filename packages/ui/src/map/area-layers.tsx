import { Layer, Source } from "react-map-gl/maplibre";
import type { Lines } from "../areas/areas.ts";
import { coloursFor, fillColor, fillOpacity, type MapScheme } from "./layers.ts";

export type LayersProps = {
  features: GeoJSON.FeatureCollection;
  names: GeoJSON.FeatureCollection;
  lines: Lines | undefined;
  lit: readonly string[];
  scheme: MapScheme;
  hasTiles: boolean;
  /** Areas are compared by colour, so distracting streets appear only when zoomed in. */
  isCompared: boolean;
  hovered: string;
};

const noLines: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/** Areas with their names, on streets if there are no tiles. */
export function AreaLayers({ features, names, lines, lit, scheme, hasTiles, isCompared, hovered }: LayersProps) {
  const paint = coloursFor(scheme);
  return (
    <>
      <Source id="areas" type="geojson" data={features}>
        <Layer
          id="area-fill"
          type="fill"
          paint={{ "fill-color": fillColor(scheme), "fill-opacity": fillOpacity(hasTiles) }}
        />
      </Source>
      {/* Rendered before the lines have loaded too, because a layer that is added later lies above everything else. */}
      {!hasTiles && (
        <Source id="lines" type="geojson" data={lines ?? noLines}>
          <Layer
            id="streets"
            type="line"
            minzoom={isCompared ? 14 : 0}
            paint={{
              "line-opacity": 0.7,
              "line-color": paint.street,
              "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 10, 0.3, 14, 1.6, 17, 6],
            }}
          />
          <Layer
            id="streets-lit"
            type="line"
            filter={["in", ["get", "name"], ["literal", [...lit]]]}
            paint={{
              "line-color": paint.chosenEdge,
              "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 10, 2, 14, 4, 17, 9],
            }}
          />
          <Layer
            id="street-names"
            type="symbol"
            minzoom={15}
            layout={{
              "symbol-placement": "line",
              "text-field": ["get", "name"],
              "text-font": ["Atkinson Hyperlegible Next Variable"],
              "text-size": 12,
            }}
            paint={{ "text-color": paint.ink, "text-halo-color": paint.halo, "text-halo-width": 1.4 }}
          />
        </Source>
      )}
      <Layer id="area-edge" source="areas" type="line" paint={{ "line-color": paint.edge, "line-width": 1 }} />
      <Layer
        id="area-chosen"
        source="areas"
        type="line"
        filter={["get", "isChosen"]}
        paint={{ "line-color": paint.chosenEdge, "line-width": 2.5 }}
      />
      <Layer
        id="area-hovered"
        source="areas"
        type="line"
        filter={["==", ["get", "id"], hovered]}
        paint={{ "line-color": paint.ink, "line-width": 2 }}
      />
      <Source id="names" type="geojson" data={names}>
        <Layer
          id="area-names"
          type="symbol"
          layout={{
            "text-field": ["get", "name"],
            "text-font": ["Atkinson Hyperlegible Next Variable"],
            "text-size": ["interpolate", ["linear"], ["zoom"], 10, 11, 14, 15],
            "text-max-width": 7,
            "text-padding": 4,
          }}
          paint={{ "text-color": paint.ink, "text-halo-color": paint.halo, "text-halo-width": 1.6 }}
        />
      </Source>
    </>
  );
}
