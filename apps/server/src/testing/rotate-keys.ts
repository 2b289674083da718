/** Rotates the keys of a town, whose master key stays. */
import { rotateKeys } from "../keys/rotate-keys.ts";
import { allProvided } from "./provided.ts";
import { quietLog, testKey } from "./stand-ins.ts";
import type { Town } from "./town.ts";

export async function rotateTestKeys({ clock, databases, outside }: Town): Promise<void> {
  const source = { name: "the test", read: async () => [testKey], add: null, isOpen: async () => false };
  const { sealedColumns: columns, sealedFolders: folders } = allProvided;
  const sealed = { columns, folders, files: outside.files };
  await rotateKeys(databases, source, { sealed, log: quietLog, now: clock.now() });
}
