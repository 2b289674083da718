/** Has what others send judged by the virus scanner, where one is set. Until then a file is in no list and no store: it waits here. */
import type { RouteCall } from "#kernel/call.ts";
import type { IncomingFile } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { cleanName } from "./rules.ts";

/** The call that brings a file. */
export type Sender = RouteCall & { file: IncomingFile };
interface Infection {
  /** What the log calls it. */
  action: "files.refuseInfected";
  fileName: string;
  /** The scanner's name for it. */
  virus: string;
}
/** What a later capability does about a virus: it runs before the sender is refused. */
export type InfectionStep = (call: RouteCall, found: Infection) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    infectionSteps?: readonly InfectionStep[];
  }
  interface Provided {
    infectionSteps: readonly InfectionStep[];
  }
}

/** Refuses with `file_infected`, and with `file_not_scanned` when the scanner does not answer. */
export async function scanFor(sender: Sender, path: string): Promise<void> {
  const { file, log, ports, provided } = sender;
  if (!ports.scanner) return;
  const result = await ports.scanner.scan(path);
  if (result.outcome === "clean") return;
  if (result.outcome === "unavailable") {
    log.error({ reason: result.reason }, "the virus scanner does not answer");
    return refuse("file_not_scanned");
  }
  const found = { action: "files.refuseInfected", fileName: cleanName(file.name), virus: result.virus } as const;
  for (const step of provided.infectionSteps) await step(sender, found);
  refuse("file_infected");
}
