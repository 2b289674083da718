/** Private questions: what one person answered to them is told to nobody here, neither in a list nor by a filter that finds that person alone. */
import type { Instrument, ResultFilter } from "@stoep/contract/surveys";
import { questionsOf } from "@stoep/instrument";
import { refuseFields } from "#kernel/refuse.ts";
import { wantedItems } from "./answered-items.ts";

export const privateIn = (instrument: Instrument): Set<string> =>
  new Set(questionsOf(instrument).flatMap(({ id, isPrivate }) => (isPrivate ? [id] : [])));

/** Refuses with `invalid_input` a filter by private answers. */
export function refusePrivate({ answered }: Pick<ResultFilter, "answered">, instrument: Instrument): void {
  const secret = privateIn(instrument);
  if (wantedItems(answered).some(({ questionId }) => secret.has(questionId))) refuseFields({ answered: "invalid" });
}
