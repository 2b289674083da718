import type { licences } from "@stoep/contract/licences";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof licences>()({
  ...nothingStaged,
  of: () => ({
    listLicences: { by: "ada", input: {} },
    listOwners: { by: "chaima", input: {} },
    getLinks: { by: "guest", input: {} },
  }),
});
