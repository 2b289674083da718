import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("residents");

export type WaitingRow = Awaited<ReturnType<typeof api.residents.listWaitingResidents>>["items"][number];
export type DecidedRow = Awaited<ReturnType<typeof api.residents.listDecidedResidents>>["items"][number];
