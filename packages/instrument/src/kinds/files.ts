/** Files that somebody adds. Which files may be sent is the server's to judge. */
import { instrumentLimits } from "../instrument.ts";
import type { KindDefinition } from "./kind.ts";
import { noDomain, noFacts } from "./parts.ts";

export const files: KindDefinition<"files"> = {
  uses: ["fileIds"],
  texts: () => [],
  withTexts: (question) => question,
  problems: ({ atMost }) =>
    Number.isInteger(atMost) && atMost >= 1 && atMost <= instrumentLimits.files
      ? []
      : [{ path: "atMost", code: "filesNumber" }],
  isEmpty: ({ fileIds = [] }) => fileIds.length === 0,
  answerProblem({ atMost }, { fileIds = [] }) {
    if (new Set(fileIds).size < fileIds.length) return "answerKind";
    return fileIds.length > atMost ? "tooManyFiles" : null;
  },
  domain: () => noDomain,
  facts: () => noFacts,
  meaning: ({ atMost }) => ({ atMost }),
  named: () => [],
  mayGrow: false,
  withoutPersonal: ({ fileIds: _, ...kept }) => kept,
  paper: ({ atMost }) => ({ hint: { say: "files", count: atMost }, fields: [] }),
  inWords: (_question, { fileIds = [] }) => `${fileIds.length}`,
  counts: (_question, { fileIds = [] }) => [["files", fileIds.length]],
  result: (_question, sumOf) => ({ shape: "files", count: sumOf("files") }),
};
