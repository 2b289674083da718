import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile as readContent } from "node:fs/promises";
import type { Readable } from "node:stream";
import { attachmentMaxBytes, type FileView, files, imageMaxBytes } from "@stoep/contract/files";
import { v7 as newId } from "uuid";
import type { Network, Resident, Staff } from "#kernel/actor.ts";
import type { Context, RouteCall } from "#kernel/call.ts";
import { handle, type IncomingFile } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { includesSight, keyIn, sightOf, widestSight } from "./address.ts";
import { receive } from "./arrival.ts";
import { checkAttachment, checkImage } from "./content.ts";
import { shrink } from "./pictures.ts";
import { cleanName, contentKey, keptWidth, mimeTypes, newSecret } from "./rules.ts";
import { countUnused, findFileByKey, findNetwork, insertFile, type NewFile } from "./store.ts";
import { viewFile } from "./views.ts";

/** Who keeps a file, where. */
export interface Keeper extends Pick<Context, "db" | "ports" | "now" | "config"> {
  network: Network;
  /** null: the house itself. */
  accountId: string | null;
}

/** More than a person prepares in a day; the sweeper makes room again. */
const maxUnused = 200;

export const handlers = handle(files, {
  async uploadImage(call) {
    return uploadImage(call);
  },

  async uploadAttachment(call) {
    const keeper = await keeperOf(call, call.actor);
    return storeAttachment(keeper, call.file.name, call.file.content);
  },

  /** D §6: a file is there for whom something opens it to, and for as long. */
  async readFile({ params, db, bind, ports, now }) {
    const network = (await findNetwork(db, params.networkSlug)) ?? refuse("not_found");
    const file = (await findFileByKey(bind(network).db, keyIn(params.fileKey))) ?? refuse("not_found");
    const opened = widestSight(file.sights, file.usedAt === null);
    if (!opened || !includesSight(sightOf(file, params.fileKey, now), opened)) refuse("not_found");
    const isImage = file.kind === "image";
    if (isImage === (params.variant === "original")) refuse("not_found");
    const variant = isImage ? String(keptWidth(Number(params.variant), sizeOf(file))) : "original";
    const content = (await ports.files.get(contentKey(network.schema, file.id, variant))) ?? refuse("not_found");
    return {
      content: content.stream,
      bytes: content.size,
      type: file.mime,
      isPrivate: opened !== "public",
      etag: `"${file.sha256.slice(0, 22)}-${variant}"`,
      ...(isImage ? {} : { saveAs: file.name }),
    };
  },
});

type Uploading = RouteCall<Staff | Resident> & { file: IncomingFile };

/** Keeps the picture that a call brings, as the caller's own and unused. */
export async function uploadImage(call: Uploading): Promise<FileView> {
  return storeImage(await keeperOf(call, call.actor), call.file.name, call.file.content);
}

async function keeperOf(
  call: RouteCall,
  { network, accountId }: { network: Network; accountId: string },
): Promise<Keeper> {
  if ((await countUnused(call.db, accountId)) >= maxUnused) refuse("too_many_requests");
  const { db, ports, now, config } = call;
  return { db, ports, now, config, network, accountId };
}

/** Checks, shrinks and keeps a picture. S1 §9, D §6 */
export function storeImage(keeper: Keeper, name: string, content: Readable | Uint8Array): Promise<FileView> {
  const limits = { folder: keeper.config.folder, maxBytes: imageMaxBytes };
  return receive(limits, content, async (arrival) => {
    const { width, height, variants } = await shrink(arrival.path, await checkImage(arrival, name));
    const bytes = variants.at(-1)?.bytes ?? 0;
    const file = rowOf(keeper, name, {
      kind: "image",
      mime: "image/webp",
      bytes,
      width,
      height,
      sha256: arrival.sha256,
    });
    // The row comes first: whatever happens to the rest, the sweeper knows of it.
    await insertFile(keeper.db, file);
    for (const variant of variants) {
      const key = contentKey(keeper.network.schema, file.id, String(variant.width));
      await keeper.ports.files.put(key, createReadStream(variant.path), file.mime);
    }
    return viewFile(keeper.network, file, { by: "keepers", now: keeper.now });
  });
}

/** Checks a picture and hands back the one small copy that is left of it: for whoever keeps it elsewhere. */
export function smallImage(
  { config }: Pick<Context, "config">,
  { name, content }: IncomingFile,
  { maxBytes, side }: { maxBytes: number; side: number },
): Promise<Buffer> {
  return receive({ folder: config.folder, maxBytes }, content, async (arrival) => {
    const { variants } = await shrink(arrival.path, await checkImage(arrival, name), side);
    return readContent(variants[0]?.path ?? refuse("file_kind_refused"));
  });
}

/** Checks and keeps a document, as it came. D §6 */
export function storeAttachment(keeper: Keeper, name: string, content: Readable | Uint8Array): Promise<FileView> {
  const limits = { folder: keeper.config.folder, maxBytes: attachmentMaxBytes };
  return receive(limits, content, async (arrival) => {
    const mime = mimeTypes[await checkAttachment(arrival, name)];
    const { bytes, sha256 } = arrival;
    const file = rowOf(keeper, name, { kind: "attachment", mime, bytes, sha256, width: null, height: null });
    await insertFile(keeper.db, file);
    const key = contentKey(keeper.network.schema, file.id, "original");
    await keeper.ports.files.put(key, createReadStream(arrival.path), mime);
    return viewFile(keeper.network, file, { by: "keepers", now: keeper.now });
  });
}

type Measured = Pick<NewFile, "kind" | "mime" | "bytes" | "width" | "height" | "sha256">;

const rowOf = (keeper: Keeper, name: string, measured: Measured): NewFile => ({
  id: newId(),
  key: randomBytes(16).toString("base64url"),
  secret: newSecret(),
  name: cleanName(name),
  uploadedBy: keeper.accountId,
  createdAt: keeper.now,
  ...measured,
});

const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({
  width: width ?? 0,
  height: height ?? 0,
});
