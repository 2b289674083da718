/** Each minute, what changed is added to the sums. */
import { Sums } from "@stoep/instrument";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { loadInstruments } from "./instruments.ts";
import { takeChanges } from "./store/changes.ts";
import { type AnswerNumber, addAmounts, addAnswerNumbers, keyOf } from "./store/sums.ts";

const batch = 500;

export const addToSums = defineRecurring({
  name: "surveys.addToSums",
  heartbeatSeconds: 30,
  every: { seconds: 60, offsetSeconds: 20, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact(({ db }) => addSome(db))),
});

/** All that waits, within the transaction. */
export async function addAllToSums(db: Tx): Promise<void> {
  while ((await addSome(db)) > 0);
}

/** Returns how many changes were added. */
async function addSome(db: Tx): Promise<number> {
  const changes = await takeChanges(db, batch);
  if (changes.length === 0) return 0;
  const instruments = await loadInstruments(db, [...new Set(changes.map(({ surveyId }) => surveyId))]);
  const sums = new Map<string, Sums>();
  const numbers = new Map<string, AnswerNumber>();
  for (const { times, answers, ...about } of changes) {
    const own = sums.get(about.surveyId) ?? new Sums();
    sums.set(about.surveyId, own);
    own.add(instruments(about.surveyId, about.instrumentVersion), answers, times);
    const key = keyOf(about).join(" ");
    numbers.set(key, { ...about, answers: (numbers.get(key)?.answers ?? 0) + times });
  }
  const amounts = [...sums].flatMap(([surveyId, own]) =>
    [...own.entries()].map(([questionId, item, amount]) => ({ surveyId, questionId, item, amount })),
  );
  await addAmounts(db, amounts);
  await addAnswerNumbers(
    db,
    [...numbers.values()].filter(({ answers }) => answers !== 0),
  );
  return changes.length;
}
