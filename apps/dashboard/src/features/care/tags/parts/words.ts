import type { TagColour } from "@stoep/contract/care";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/tags");

export type Tag = Awaited<ReturnType<typeof api.care.listTags>>["items"][number];

/** The contract's list, repeated here so that no schema is loaded for it. */
export const colours = [
  "grey",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
] as const satisfies readonly TagColour[];
