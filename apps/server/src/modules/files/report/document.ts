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
  /** `summary`: the message of the chart in a sentence; `alt`: the same with its numbers, for readers who cannot see it. */
  | { kind: "chart"; title: string; summary: string; alt: string; chart: ReportChart };

export type ReportChart = ({ kind: "bars" } & BarFigures) | ({ kind: "lines" } & Omit<LineFigures, "format">);
