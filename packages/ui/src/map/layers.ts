import type { FeatureCollection, Point } from "geojson";
import type { DataDrivenPropertyValueSpecification, StyleSpecification } from "maplibre-gl";
import { type Area, type Box, boxOf, labelPoint, type Pin, type Tiles } from "../areas/areas.ts";
import { type ColorStep, colorOf } from "../areas/color-steps.ts";
import { type SystemColour, systemColours } from "../theme/forced-colours.ts";

type Colours = {
  ground: string;
  line: string;
  street: string;
  fill: string;
  chosen: string;
  chosenEdge: string;
  edge: string;
  ink: string;
  halo: string;
};

const colours: Record<"light" | "dark", Colours> = {
  light: {
    ground: "#f7f6f3",
    line: "#d5d1c8",
    street: "#d8d3c8",
    fill: "#ffffff",
    chosen: "#48a79e",
    chosenEdge: "#085a53",
    edge: "#8b867b",
    ink: "#1f2a2a",
    halo: "rgba(255,255,255,0.9)",
  },
  dark: {
    ground: "#131a1a",
    line: "#364343",
    street: "#33403f",
    fill: "#1b2424",
    chosen: "#1d8178",
    chosenEdge: "#a5d5cf",
    edge: "#768784",
    ink: "#e8ecea",
    halo: "rgba(19,26,26,0.9)",
  },
};

/** `forced`: with the colours that the system forces on every page. */
export type MapScheme = "light" | "dark" | "forced";

/** Areas are distinguished by their edges; what is chosen is filled, and has a wider edge. */
const forced = {
  ground: "Canvas",
  line: "GrayText",
  street: "GrayText",
  fill: "Canvas",
  chosen: "Highlight",
  chosenEdge: "CanvasText",
  edge: "CanvasText",
  ink: "CanvasText",
  halo: "Canvas",
} as const satisfies Record<keyof Colours, SystemColour>;

export function coloursFor(scheme: MapScheme): Colours {
  return scheme === "forced" ? systemColours(forced) : colours[scheme];
}

type Under = { glyphs?: string | undefined; tiles?: Tiles | null | undefined };

/**
 * What is under the areas: tiles, or only a plain ground, which requests nothing from other servers. Without glyphs, names are drawn
 * with the page's font.
 */
export function groundStyle(scheme: MapScheme, { glyphs, tiles }: Under = {}): StyleSpecification {
  const ground = { "background-color": coloursFor(scheme).ground };
  return {
    version: 8,
    sources: tiles ? { tiles: { type: "raster", tiles: [tiles.url], tileSize: 256, maxzoom: tiles.maxZoom } } : {},
    layers: [
      { id: "ground", type: "background", paint: ground },
      ...(tiles ? [{ id: "tiles", type: "raster" as const, source: "tiles" }] : []),
    ],
    ...(glyphs ? { glyphs } : {}),
  };
}

type Look = {
  selected: ReadonlySet<string>;
  values: Readonly<Record<string, number>> | undefined;
  steps: readonly ColorStep[];
};

export function areaFeatures(areas: readonly Area[], look: Look): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: areas.map((area) => ({
      type: "Feature",
      geometry: area.geometry,
      properties: {
        id: area.id,
        isChosen: look.selected.has(area.id),
        shade: colorOf(look.values?.[area.id], look.steps) ?? "",
      },
    })),
  };
}

export function nameFeatures(areas: readonly Area[]): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: areas.map((area) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: labelPoint(area) },
      properties: { name: area.name },
    })),
  };
}

/** Tiles stay readable through the areas, more so where an area has no figure. */
export function fillOpacity(hasTiles: boolean): DataDrivenPropertyValueSpecification<number> {
  if (!hasTiles) return 0.85;
  return ["case", ["any", ["get", "isChosen"], ["!=", ["get", "shade"], ""]], 0.6, 0.15];
}

export function fillColor(scheme: MapScheme): DataDrivenPropertyValueSpecification<string> {
  const { chosen, fill } = coloursFor(scheme);
  return [
    "case",
    ["get", "isChosen"],
    chosen,
    ["!=", ["get", "shade"], ""],
    ["to-color", ["get", "shade"], fill],
    fill,
  ];
}

/** Around what a map opens on, in pixels. */
export const homePadding = 16;

/** What a map without a place of its own shows: the areas named by `home`, or else everything. */
export function homeBox(areas: readonly Area[], home: string | readonly string[] | undefined): Box | null {
  const homes = [home ?? []].flat();
  return boxOf(areas.filter(({ id }) => homes.includes(id))) ?? boxOf(areas);
}

/** Around all of these places, with some room, and never closer than a few streets; undefined without any. */
export function boxOfPins(pins: readonly Pin[]): Box | undefined {
  if (pins.length === 0) return undefined;
  const [across, along] = [pins.map(({ longitude }) => longitude), pins.map(({ latitude }) => latitude)];
  const spanOf = (all: readonly number[]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const room = Math.max(0.15 * (most - least), 0.004);
    return [least - room, most + room] as const;
  };
  const [west, east] = spanOf(across);
  const [south, north] = spanOf(along);
  return [west, south, east, north];
}

/**
 * The limits of panning, extended on all sides by the longer side: a tall city must fit completely into a low and wide map, which also
 * shows much of its surroundings.
 */
export function widenBox([west, south, east, north]: Box): Box {
  const more = 2.5 * Math.max(east - west, north - south);
  return [west - more, Math.max(-85, south - more), east + more, Math.min(85, north + more)];
}
