import { textOf, useMembership } from "../../../../app/index.ts";
import type en from "./text/en.json";

export type { CheckedCodeList, CodeBatch, IssuedCode, VotingCodes } from "@stoep/contract/budgets";

export const useCodesText = textOf<typeof en>("budgets/tab/codes");

/** Where people vote with a code, short enough to be typed. */
export function useVotingAddress(): string {
  const { slug } = useMembership().network;
  return new URL(`/${slug}/vote`, location.origin).href;
}
