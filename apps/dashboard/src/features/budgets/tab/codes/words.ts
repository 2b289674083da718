import type { CodeBatch } from "@stoep/contract/budgets";
import type { StatusKind } from "@stoep/ui";
import { textOf, useMembership } from "../../../../app/index.ts";
import type en from "./text/en.json";

export type { CheckedCodeList, CodeBatch, IssuedCode, VotingCodes } from "@stoep/contract/budgets";

export const useCodesText = textOf<typeof en>("budgets/tab/codes");

export const batchLooks: Record<CodeBatch["state"], StatusKind> = {
  checked: "draft",
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
};

export const isUnderWay = ({ state }: CodeBatch): boolean => state === "queued" || state === "running";

/** Where people vote with a code, short enough to be typed. */
export function useVotingAddress(): string {
  const { slug } = useMembership().network;
  return new URL(`/${slug}/vote`, location.origin).href;
}
