/** The parts of a run, one after the other: a failure is reported, and the others continue. */

export interface Parts {
  /** Undefined when the part failed. */
  run<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** A line for each failed part. */
  failed: string[];
}

/** `tell` gets lines that begin with the minutes since the start. */
export function openParts(tell: (line: string) => void): Parts {
  const began = performance.now();
  const failed: string[] = [];
  return {
    failed,
    async run(name, work) {
      tell(`[${((performance.now() - began) / 60_000).toFixed(1)} min] ${name}`);
      try {
        return await work();
      } catch (error) {
        console.error(error);
        failed.push(`${name}: ${String(error).split("\n")[0]}`);
        return undefined;
      }
    },
  };
}
