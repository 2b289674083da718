/** Reports are typeset in a separate process, which needs some 110 MB. docs/decisions/2026-11-22-reports-by-typst.md */
import { join } from "node:path";
import { lookData, type NetworkLook } from "../look.ts";
import { separateProcess } from "../separate-process.ts";
import type { ReportDocument, ReportTask } from "./document.ts";

type Reply = { pdf: Uint8Array } | { failed: string };

const askTypesetter = separateProcess<ReportTask, Reply>(join(import.meta.dirname, "report-program.ts"), {
  name: "the typesetter",
  // A report takes a tenth of a second, the first one a whole second.
  patienceMs: 30_000,
  serialization: "advanced",
});

/** Writes a report as a tagged PDF, in the look of its network. @throws when it cannot be typeset */
export async function writeReport(document: ReportDocument, look: NetworkLook): Promise<Buffer> {
  const reply = await askTypesetter({ ...document, look: lookData(look) });
  if ("failed" in reply) throw new Error(`a report could not be typeset: ${reply.failed}`);
  return Buffer.from(reply.pdf);
}
