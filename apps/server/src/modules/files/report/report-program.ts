/** The program behind report.ts. It imports the typesetter and the charts, and nothing else that is large. */
import { join } from "node:path";
import { typesetter } from "../fonts/index.ts";
import { chartSvg, legendOf } from "./charts.ts";
import type { ReportBlock, ReportDocument, ReportTask } from "./document.ts";
import { colorOfStep, mapSvg } from "./map.ts";

const typeset = typesetter(join(import.meta.dirname, "report.typ"), "report");

function typesetBlock(block: ReportBlock, language: ReportDocument["language"]): object {
  if (block.kind === "text") return { quiet: false, ...block };
  if (block.kind === "map") {
    const legend = block.legend.map(({ label, step }) => ({ label, color: colorOfStep(step) }));
    return { kind: "chart", title: block.title, summary: "", alt: block.alt, svg: mapSvg(block), legend };
  }
  if (block.kind !== "chart") return block;
  const { chart, ...words } = block;
  return { ...words, svg: chartSvg(chart, language), legend: legendOf(chart.series) };
}

/** Makes a tagged PDF that conforms to PDF/UA-1. Text is passed in as data, never as markup. */
export function typesetHere(document: ReportTask): Buffer {
  return typeset(document, ({ blocks, ...rest }) => ({
    ...rest,
    blocks: blocks.map((block) => typesetBlock(block, document.language)),
  }));
}

/** The typesetter says in `code` what was wrong, and leaves the message empty. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  return message || code || String(error);
}

function serve(send: (answer: { pdf: Uint8Array } | { failed: string }) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", (document: ReportTask) => {
    try {
      send({ pdf: typesetHere(document) });
    } catch (error) {
      send({ failed: reasonOf(error) });
    }
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
