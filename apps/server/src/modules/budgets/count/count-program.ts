/**
 * The program that counts the ballots of a district: a hundred thousand by Equal Shares take most of a minute of calculation, during
 * which the server keeps working. It gets ballots without their ids and uses no files and no database. Started by count-process.ts.
 */
import { setImmediate } from "node:timers/promises";
import { count, countingEqualShares, type Election, type EqualShares, type Outcome } from "@stoep/tally";
import type { CountNote, CountReply, CountTask } from "./messages.ts";

/** How long it calculates before it looks whether its server is still there, and tells it how far it is. */
const lookMs = 200;

type Note = (note: CountNote) => void;

/** Most votes first takes a second at most, and tells nothing. */
const countHere = async ({ election, rule }: CountTask, note: Note): Promise<Outcome> =>
  rule.name === "equal-shares" ? countWithPauses(election, note) : count(election, rule);

async function countWithPauses(election: Election, note: Note): Promise<EqualShares> {
  const steps = countingEqualShares(election);
  let looked = Number.NEGATIVE_INFINITY;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - looked < lookMs) continue;
    note({ share: step.value / election.budget });
    await setImmediate();
    looked = performance.now();
  }
}

if (import.meta.main && process.send) {
  const send = process.send.bind(process) as (message: CountReply | CountNote) => void;
  process.once("disconnect", () => process.exit(0));
  process.on("message", (task: CountTask) =>
    countHere(task, send).then(
      (outcome) => send({ outcome }),
      (error) => send({ failed: String(error?.stack ?? error) }),
    ),
  );
}
