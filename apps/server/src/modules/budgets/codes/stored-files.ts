/** The files of codes: a list of names, sealed until its letters are made, and letters or files for a printer. All go after a day. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { placeOfFile, seal, unseal } from "#kernel/keys/seal.ts";
import { lettersPerFile } from "#modules/files/index.ts";
import { batchFiles } from "../code-batches/index.ts";
import type { NameLines } from "./list.ts";

type Files = Context["ports"]["files"];
export const sealedFolder = "budgets/code-lists";
const listKey = (batchId: string): string => `${sealedFolder}/${batchId}`;

export async function storeList(files: Files, db: Db, batchId: string, letters: readonly NameLines[]): Promise<void> {
  const key = listKey(batchId);
  const sealed = await seal(db, placeOfFile(key), JSON.stringify(letters));
  await files.put(key, Readable.from([Buffer.from(sealed)]), "application/octet-stream");
}

/** @throws when it is gone */
export async function openList(files: Files, db: Db, batchId: string): Promise<NameLines[]> {
  const key = listKey(batchId);
  const found = await files.get(key);
  if (!found) throw new Error("the list of names is gone");
  return JSON.parse(await unseal(db, placeOfFile(key), (await buffer(found.stream)).toString("latin1")));
}

export const removeList = (files: Files, batchId: string): Promise<void> => files.remove(listKey(batchId));

interface Batch {
  id: string;
  issue: "letters" | "file";
  codes: number;
}

const endings = { letters: "pdf", file: "csv" } as const;
export const codeFiles = batchFiles("voting-codes");

export const partsOf = ({ issue, codes }: Omit<Batch, "id">): number =>
  issue === "letters" ? Math.ceil(codes / lettersPerFile) : 1;

export const storedBatch = (batch: Batch) => ({
  id: batch.id,
  ending: endings[batch.issue],
  parts: partsOf(batch),
});

/** Also those of a job that was broken off. */
export async function removeFiles(files: Files, network: Pick<Network, "schema">, batch: Batch): Promise<void> {
  await codeFiles.remove(files, network, storedBatch(batch));
  await removeList(files, batch.id);
}
