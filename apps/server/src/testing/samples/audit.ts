import type { audit } from "@stoep/contract/audit";
import type { SamplesOf } from "./sample.ts";

export const auditSamples: SamplesOf<typeof audit> = {
  listEntries: { by: "ada", input: { query: { action: "publishing.publish" } } },
  listPeople: { by: "ada", input: { query: { search: "a" } } },
  exportEntries: { by: "ada", input: {} },
};
