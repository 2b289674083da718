/** Loads the demonstration into a database of a test. */
import { openDatabase } from "../../apps/server/src/kernel/database.ts";
import { useMasterKeys } from "../../apps/server/src/kernel/keys/installation-keys.ts";
import type { TestDatabase } from "../../apps/server/src/testing/database.ts";
import { outsideWorld } from "../../apps/server/src/testing/outside-world.ts";
import { anyConfig, quietLog, testMasters } from "../../apps/server/src/testing/stand-ins.ts";
import { CopyClient, loadDemo } from "../load.ts";

/** When it is loaded. */
export const now = new Date("2026-11-21T09:00:00Z");
/** Where its files are. */
export const world = outsideWorld();

export async function loadInto(store: TestDatabase, say: (line: string) => void = () => {}) {
  const filling = openDatabase(store.ownerUrl, { max: 2, hasNoTimeouts: true, Client: CopyClient });
  useMasterKeys(filling, testMasters);
  const tools = { store, filling, config: anyConfig, ports: world, log: quietLog, now, say };
  // As little as possible: thousands more people in Gent would take half a minute.
  return loadDemo(tools, { gent: "small", leuven: "city" }).finally(() => filling.close());
}
