/** Leaving a network: what only residents of it may hold ends for good, also for those who return. D §5 */
import type { Tx } from "#kernel/database.ts";
import { leaveNetwork } from "./store/residents.ts";

/** Ends what a capability holds for a resident. */
export type Farewell = (db: Tx, residentId: string) => Promise<void>;

let farewells: readonly Farewell[] = [];

/** Those of all capabilities; called by the composition root. */
export function provideFarewells(provided: readonly Farewell[]): void {
  farewells = provided;
}

export async function leave(db: Tx, residentId: string, now: Date): Promise<void> {
  await leaveNetwork(db, residentId, now);
  for (const farewell of farewells) await farewell(db, residentId);
}
