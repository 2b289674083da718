import type { FileView } from "@stoep/contract/files";
import type { Network } from "#kernel/actor.ts";
import { type FileViewer, fileAddress } from "./file-address.ts";
import type { FileRow } from "./store.ts";

/** Without `viewer` the address is unsigned, and works for public files only. */
export function viewFile(network: Pick<Network, "slug">, row: FileRow, viewer?: FileViewer): FileView {
  const { id, kind, name, bytes, width, height } = row;
  return { id, kind, name, bytes, width, height, address: fileAddress(network, row, viewer) };
}
