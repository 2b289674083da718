/** Answers that are given with a code, by callers whose session is not looked at. The code stands in no answer, log or address. D §12 */
import { surveys } from "@stoep/contract/surveys";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { type HolderCall, loadAnswerOfCode, sendWithCode } from "../answers/index.ts";
import { newCodePuzzle, openByCode } from "./open-code.ts";

type Opened = Awaited<ReturnType<typeof openByCode>>;

const holding = <D extends Db>(
  { network: { timeZone }, rightId }: Opened,
  db: D,
  { now, params }: { now: Date; params: { surveySlug: string } },
): HolderCall<D> => ({ db, now, timeZone, rightId, slug: params.surveySlug });

export const codeAnswerHandlers = handle(surveys, {
  async readCodePuzzle(call) {
    return { puzzle: await newCodePuzzle(call) };
  },

  async readCodeAnswer(call) {
    const opened = await openByCode(call);
    return loadAnswerOfCode(holding(opened, opened.scope.db, call));
  },

  async sendCodeAnswer(call) {
    const opened = await openByCode(call);
    return opened.scope.transact(({ db }) => sendWithCode(holding(opened, db, call), call.body));
  },
});
