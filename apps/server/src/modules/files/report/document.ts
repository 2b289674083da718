/** A report's content in the reader's language: words, numbers and charts in order. Its layout is in report.typ. */
import type { BarFigures, LineFigures } from "@stoep/charts";
import type { Language } from "@stoep/contract/kernel";
import type { LookData } from "../look.ts";

export interface ReportDocument {
  title: string;
  /** The organisation that the report is about. */
  author: string;
  language: Language;
  /** Shown under the title. */
  lines: string[];
  /** Shown on every page. */
  footer: string;
  blocks: ReportBlock[];
}

export interface ReportTask extends ReportDocument {
  look: LookData;
}

export type ReportBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string; quiet?: boolean }
  | { kind: "figures"; items: { label: string; value: string; hints: string[] }[] }
  /** The first column is aligned left, all others right. */
  | { kind: "table"; head: string[]; rows: string[][] }
  | ReportMap
  /** `summary`: the message of the chart in a sentence; `alt`: the same with its numbers, for readers who cannot see it. */
  | { kind: "chart"; title: string; summary: string; alt: string; chart: ReportChart };

/** GeoJSON, in degrees. */
export type Outline =
  | { type: "Polygon"; coordinates: number[][][] }
  | { type: "MultiPolygon"; coordinates: number[][][][] };

export interface MapArea {
  name: string;
  outline: Outline;
  /** Its class, 0 to 4; null without a figure. */
  step: number | null;
}

/** `alt`: every area with its figure, for readers who cannot see the map. */
export interface ReportMap {
  kind: "map";
  title: string;
  alt: string;
  areas: MapArea[];
  legend: { label: string; step: number | null }[];
}

export type ReportChart = ({ kind: "bars" } & BarFigures) | ({ kind: "lines" } & Omit<LineFigures, "format">);
