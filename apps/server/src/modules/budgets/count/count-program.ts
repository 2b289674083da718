/**
 * The program that counts the ballots of a district: a hundred thousand by Equal Shares take most of a minute of calculation, during
 * which the server keeps working. It gets ballots without their ids and uses no files and no database. Started by count-process.ts.
 */
import { setImmediate } from "node:timers/promises";
import { count, countingEqualShares, type EqualShares, type Outcome } from "@stoep/tally";
import type { CountReply, CountTask } from "./messages.ts";

/** How long it calculates before it looks whether its server is still there. */
const lookMs = 200;

const countHere = async ({ election, rule }: CountTask): Promise<Outcome> =>
  rule.name === "equal-shares" ? countWithPauses(countingEqualShares(election)) : count(election, rule);

async function countWithPauses(steps: Generator<number, EqualShares>): Promise<EqualShares> {
  let looked = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - looked < lookMs) continue;
    await setImmediate();
    looked = performance.now();
  }
}

if (import.meta.main && process.send) {
  const send = process.send.bind(process) as (reply: CountReply) => void;
  process.once("disconnect", () => process.exit(0));
  process.on("message", (task: CountTask) =>
    countHere(task).then(
      (outcome) => send({ outcome }),
      (error) => send({ failed: String(error?.stack ?? error) }),
    ),
  );
}
