import type { notifications } from "@stoep/contract/notifications";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof notifications>()({
  ...nothingStaged,
  of: () => ({ listen: { by: "dirk", input: {} } }),
});
