/**
 * One piece of work at a time. Those who wait are served in turn, one piece of each, so that nobody waits for all that another has
 * brought.
 */
export function fairQueue(): <T>(turn: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let last = "";
  let isServing = false;

  /** Another than the last one, if there is one; who was served stands at the end again. */
  function next(): (() => Promise<void>) | undefined {
    const turns = [...waiting.keys()];
    const turn = turns.find((one) => one !== last) ?? turns[0];
    if (turn === undefined) return undefined;
    const own = waiting.get(turn) ?? [];
    const work = own.shift();
    waiting.delete(turn);
    if (own.length > 0) waiting.set(turn, own);
    last = turn;
    return work;
  }

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    for (let work = next(); work; work = next()) await work();
    isServing = false;
  }

  return (turn, work) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(turn) ?? [];
      own.push(() => work().then(resolve, reject));
      waiting.set(turn, own);
      void serve();
    });
}
