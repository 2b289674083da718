import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";

const living = new Set<ChildProcess>();
/** Programs that are killed as soon as they were asked something. */
const doomed = new Set<string>();

const runs = (child: ChildProcess, program: string) => child.spawnargs.some((part) => part.includes(program));

subscribe("child_process", (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.once("spawn", () => {
    living.add(child);
    // A question that was sent together with the start is on its way by now.
    if ([...doomed].some((program) => runs(child, program))) child.kill("SIGKILL");
  });
  child.once("exit", () => living.delete(child));
});

/** During `work` every process of this one that runs `program` is killed, with the question that it was started for. */
export async function whileKilled<T>(program: string, work: () => Promise<T>): Promise<T> {
  for (const child of [...living].filter((one) => runs(one, program))) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  doomed.add(program);
  return work().finally(() => doomed.delete(program));
}
