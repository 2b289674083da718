import { Refusal } from "../refuse.ts";

interface Waiting {
  work: () => Promise<void>;
  turnAway: () => void;
}

/**
 * One piece of work at a time. Those who wait are served in turn, one piece of each, so that nobody waits for all that another has
 * brought. With `places`, at most so many wait: when all are taken, a place is made by turning away the last piece of the one who has
 * brought the most; who would have as many is refused. Both are refused with `unavailable`.
 */
export function fairQueue({
  places = Number.POSITIVE_INFINITY,
}: {
  places?: number;
} = {}): <T>(turn: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Waiting[]>();
  let last = "";
  let isServing = false;
  let taken = 0;

  /** Another than the last one, if there is one; who was served stands at the end again. */
  function next(): Waiting | undefined {
    const turns = [...waiting.keys()];
    const turn = turns.find((one) => one !== last) ?? turns[0];
    if (turn === undefined) return undefined;
    const own = waiting.get(turn) ?? [];
    const one = own.shift();
    waiting.delete(turn);
    if (own.length > 0) waiting.set(turn, own);
    last = turn;
    taken -= 1;
    return one;
  }

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    for (let one = next(); one; one = next()) await one.work();
    isServing = false;
  }

  /** Whether there is a place for one more of this turn. */
  function makePlace(turn: string): boolean {
    if (taken < places) return true;
    const fullest = [...waiting.values()].reduce((most, own) => (own.length > most.length ? own : most), []);
    if (fullest.length <= (waiting.get(turn)?.length ?? 0) + 1) return false;
    fullest.pop()?.turnAway();
    taken -= 1;
    return true;
  }

  return (turn, work) =>
    new Promise((resolve, reject) => {
      const turnAway = () => reject(new Refusal("unavailable"));
      if (!makePlace(turn)) return turnAway();
      const own = waiting.get(turn) ?? [];
      own.push({ work: () => work().then(resolve, reject), turnAway });
      waiting.set(turn, own);
      taken += 1;
      void serve();
    });
}
