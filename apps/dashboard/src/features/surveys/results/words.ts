import type { QuestionResult, Result } from "@stoep/instrument";
import { textOf } from "../../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("surveys/results");

/** A question's result of one shape. */
export type ResultOf<S extends Result["shape"]> = Omit<QuestionResult, "result"> & {
  result: Extract<Result, { shape: S }>;
};
