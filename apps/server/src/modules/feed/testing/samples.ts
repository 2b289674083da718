import type { feed } from "@stoep/contract/feed";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof feed>()({
  ...nothingStaged,
  of: () => ({ getFeed: { by: "dirk", input: {} } }),
});
