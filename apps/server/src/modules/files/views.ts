import type { FileView } from "@stoep/contract/files";
import type { Network } from "#kernel/actor.ts";
import type { FileRow } from "./store.ts";

export function fileView(network: Pick<Network, "slug">, row: FileRow): FileView {
  const { id, key, kind, name, bytes, width, height } = row;
  return { id, kind, name, bytes, width, height, address: `/api/files/${network.slug}/${key}` };
}
