import { buffer } from "node:stream/consumers";
import type { Network } from "#kernel/actor.ts";
import type { Ports } from "#kernel/ports.ts";
import { contentKey, servedWidth } from "./rules.ts";
import type { FileRow } from "./store.ts";

/** The content of a stored picture, in at most this width, for documents. null: it is stored no more. */
export async function readPicture(
  { files }: Pick<Ports, "files">,
  network: Pick<Network, "schema">,
  { id, width, height }: Pick<FileRow, "id" | "width" | "height">,
  asked: number,
): Promise<Buffer | null> {
  const variant = servedWidth(asked, { width: width ?? 0, height: height ?? 0 });
  const content = await files.get(contentKey(network.schema, id, String(variant)));
  return content && buffer(content.stream);
}
