import type { MadeBatch } from "@stoep/contract/budgets";
import type { StatusKind } from "@stoep/ui";
import { textOf } from "../../../app/index.ts";
import type en from "../tab/codes/text/en.json";

export type { MadeBatch } from "@stoep/contract/budgets";

export const useBatchText = textOf<typeof en>("budgets/tab/codes");

export const batchLooks: Record<MadeBatch["state"], StatusKind> = {
  checked: "draft",
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
};
