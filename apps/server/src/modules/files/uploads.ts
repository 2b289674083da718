/** How pictures and attachments are checked, shrunk and stored. S1 §9, D §6 */
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile as readContent } from "node:fs/promises";
import type { Readable } from "node:stream";
import { attachmentMaxBytes, type FileView, imageMaxBytes } from "@stoep/contract/files";
import { v7 as newId } from "uuid";
import type { Network, Resident, Staff } from "#kernel/actor.ts";
import type { Context, RouteCall } from "#kernel/call.ts";
import type { IncomingFile } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { checkAttachment, checkImage } from "./check-content.ts";
import { shrinkPicture } from "./pictures.ts";
import { receiveUpload } from "./receive-upload.ts";
import { cleanName, contentKey, mimeTypes, newSecret } from "./rules.ts";
import type { Sender } from "./scan.ts";
import { countUnused, insertFile, type NewFile } from "./store.ts";
import { viewFile } from "./views.ts";

/** Who stores a file, and in which network. */
export interface Uploader extends Pick<Context, "db" | "ports" | "now" | "config"> {
  network: Network;
  /** null: Stoep itself, such as an import. */
  accountId: string | null;
  /** The call that brings the file; null: none, and the file is not scanned. */
  sender: Sender | null;
}

/** Unused files that one account may have: more than a person prepares in a day. The sweeper deletes them after a day. */
const maxUnused = 200;

type UploadCall = RouteCall<Staff | Resident> & { file: IncomingFile };

/**
 * Stores the picture that a call uploads, unused so far and claimable only by the caller. Refuses with `file_kind_refused`,
 * `file_too_large` and `too_many_requests`.
 */
export async function uploadImage(call: UploadCall): Promise<FileView> {
  return storeImage(await uploaderOf(call, call.actor), call.file.name, call.file.content);
}

/** Stores an uploaded document in the same way. */
export async function uploadAttachment(call: UploadCall): Promise<FileView> {
  return storeAttachment(await uploaderOf(call, call.actor), call.file.name, call.file.content);
}

async function uploaderOf(
  call: UploadCall,
  { network, accountId }: { network: Network; accountId: string },
): Promise<Uploader> {
  if ((await countUnused(call.db, accountId)) >= maxUnused) refuse("too_many_requests");
  const { db, ports, now, config } = call;
  return { db, ports, now, config, network, accountId, sender: call };
}

/** Checks, resizes and stores a picture. Refuses with `file_kind_refused` and `file_too_large`. S1 §9, D §6 */
export function storeImage(uploader: Uploader, name: string, content: Readable | Uint8Array): Promise<FileView> {
  const limits = { folder: uploader.config.folder, maxBytes: imageMaxBytes, sender: uploader.sender };
  return receiveUpload(limits, content, async (arrival) => {
    const turn = uploader.accountId ?? uploader.network.id;
    const kind = await checkImage(arrival);
    const { width, height, variants } = await shrinkPicture(arrival.path, { kind, turn });
    const bytes = variants.at(-1)?.bytes ?? 0;
    const file = rowOf(uploader, name, {
      kind: "image",
      mime: "image/webp",
      bytes,
      width,
      height,
      sha256: arrival.sha256,
    });
    // The row comes first, so that the sweeper finds whatever is left of a failed upload.
    await insertFile(uploader.db, file);
    for (const variant of variants) {
      const key = contentKey(uploader.network.schema, file.id, String(variant.width));
      await uploader.ports.files.put(key, createReadStream(variant.path), file.mime);
    }
    return viewFile(uploader.network, file, { audience: "editors", now: uploader.now });
  });
}

/**
 * Checks a picture and returns a small copy of it as WebP, for callers that store it themselves. Refuses with
 * `file_kind_refused` and `file_too_large`.
 */
export function smallImage(
  { config }: Pick<Context, "config">,
  { content }: IncomingFile,
  { sender, maxBytes, side, turn }: { sender: Sender | null; maxBytes: number; side: number; turn: string },
): Promise<Buffer> {
  return receiveUpload({ folder: config.folder, maxBytes, sender }, content, async (arrival) => {
    const { variants } = await shrinkPicture(arrival.path, { kind: await checkImage(arrival), turn, side });
    return readContent(variants[0]?.path ?? refuse("file_kind_refused"));
  });
}

/** Checks a document and stores it unchanged. Refuses with `file_kind_refused` and `file_too_large`. D §6 */
export function storeAttachment(uploader: Uploader, name: string, content: Readable | Uint8Array): Promise<FileView> {
  const limits = { folder: uploader.config.folder, maxBytes: attachmentMaxBytes, sender: uploader.sender };
  return receiveUpload(limits, content, async (arrival) => {
    const mime = mimeTypes[await checkAttachment(arrival, name)];
    const { bytes, sha256 } = arrival;
    const file = rowOf(uploader, name, { kind: "attachment", mime, bytes, sha256, width: null, height: null });
    await insertFile(uploader.db, file);
    const key = contentKey(uploader.network.schema, file.id, "original");
    await uploader.ports.files.put(key, createReadStream(arrival.path), mime);
    return viewFile(uploader.network, file, { audience: "editors", now: uploader.now });
  });
}

type FileMeasures = Pick<NewFile, "kind" | "mime" | "bytes" | "width" | "height" | "sha256">;

const rowOf = (uploader: Uploader, name: string, measured: FileMeasures): NewFile => ({
  id: newId(),
  key: randomBytes(16).toString("base64url"),
  secret: newSecret(),
  name: cleanName(name),
  uploadedBy: uploader.accountId,
  createdAt: uploader.now,
  ...measured,
});
