import type { audit } from "@stoep/contract/audit";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof audit>()({
  ...nothingStaged,
  of: () => ({
    listEntries: { by: "ada", input: { query: { action: "publishing.publish" } } },
    listPeople: { by: "ada", input: { query: { search: "a" } } },
    exportEntries: { by: "ada", input: {} },
    listReadings: { by: "ada", input: { query: { what: "file" } } },
  }),
});
