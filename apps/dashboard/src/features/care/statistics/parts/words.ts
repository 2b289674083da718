import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/statistics");

export type Statistics = Awaited<ReturnType<typeof api.care.getCareStatistics>>;
export type Section = Statistics["sections"][number];
