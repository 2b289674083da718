/** Pure. */
import type { FieldCode } from "@stoep/contract/kernel";
import type { WorksState } from "@stoep/contract/participation";

interface Update {
  state: WorksState;
  percent: number;
}

/** What is done is whole, and what is whole is done: a code per field. */
export const updateProblems = ({ state, percent }: Update): Record<string, FieldCode> =>
  (state === "done") === (percent === 100) ? {} : { percent: "doneIsWhole" };
