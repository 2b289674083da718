/** Measures work by the processor time of this process: on a busy machine, elapsed time would include the work of others. */

/** Milliseconds of processor time, of all threads of this process, from the start of `work` until its promise is settled. */
export async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
