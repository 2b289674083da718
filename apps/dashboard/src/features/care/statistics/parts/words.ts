import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/statistics");

export type Statistics = Awaited<ReturnType<typeof api.care.getCareStatistics>>;
export type Section = Statistics["sections"][number];

/** The contract's list, repeated here so that no schema is loaded for it. */
export const periods = [
  "last-30-days",
  "this-month",
  "last-month",
  "this-year",
  "last-year",
] as const satisfies readonly Statistics["period"][];
