import type { FileView } from "@stoep/contract/files";
import type { Network } from "#kernel/actor.ts";
import { addressOf, type Seen } from "./address.ts";
import type { FileRow } from "./store.ts";

/** Without `seen` its address opens nothing but what is public. */
export function viewFile(network: Pick<Network, "slug">, row: FileRow, seen?: Seen): FileView {
  const { id, kind, name, bytes, width, height } = row;
  return { id, kind, name, bytes, width, height, address: addressOf(network, row, seen) };
}
