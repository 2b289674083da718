import type { MadeBatch } from "@stoep/contract/budgets";
import type { StatusKind } from "@stoep/ui";
import { textOf } from "../../../app/index.ts";
import type en from "./text/en.json";

export type { MadeBatch } from "@stoep/contract/budgets";

export const useBatchText = textOf<typeof en>("budgets/code-batches");

export const batchLooks: Record<MadeBatch["state"], StatusKind> = {
  checked: "draft",
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
};

const isUnderWay = ({ state }: MadeBatch): boolean => state === "queued" || state === "running";

const oftenMs = 2000;

/** How often codes are asked about: often while some are being made. */
export const batchInterval = (batches: readonly MadeBatch[] | undefined): number | false =>
  batches?.some(isUnderWay) ? oftenMs : false;
