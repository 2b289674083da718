import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  addressFileMaxBytes,
  type ImportView,
  imports,
  type NeighbourhoodOptions,
  neighbourhoodFileMaxBytes,
} from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import type { Call } from "#kernel/call.ts";
import { handle, type IncomingFile } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { cleanName, receive } from "#modules/files/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { followBorders } from "#modules/residents/index.ts";
import {
  explained,
  failureOf,
  keyOf,
  openRejections,
  readSource,
  storePreviewAreas,
  storeSource,
  targetOf,
} from "../doing/imports.ts";
import { loadAddresses } from "../jobs.ts";
import { findImport, type ImportRow, insertImport, listImports, takePreview } from "../store/imports.ts";
import { networkNamed } from "./networks.ts";

const previewMs = 60 * 60 * 1000;

export const importHandlers = handle(imports, {
  async listImports(call) {
    const { id } = await networkNamed(call, call.params.networkId);
    return { items: (await listImports(call.db, id)).map(viewImport) };
  },

  async previewNeighbourhoods(call) {
    const { db, ports, now, query } = call;
    const network = await networkNamed(call, call.params.networkId);
    const networkDb = call.bind(network).db;
    const limits = { folder: call.config.folder, maxBytes: neighbourhoodFileMaxBytes };
    return receive(limits, call.file.content, async ({ path, bytes }) => {
      const row = newRow(call, { kind: "neighbourhoods", networkId: network.id, options: written(query), bytes });
      const rejections = openRejections(ports.files, row.id);
      const options = { ...readingOptions(query), onRejected: rejections.add };
      const ground = await neighbourhoods.groundOf(networkDb);
      const seen = await neighbourhoods
        .previewNeighbourhoods(targetOf(networkDb, network, now), createReadStream(path), options)
        .catch((error) => {
          if (error instanceof neighbourhoods.ImportError) return failureOf(error);
          throw error;
        });
      await rejections.close();
      const failed = "reason" in seen ? { state: "failed" as const, failure: seen, finishedAt: now } : null;
      if ("areas" in seen) {
        await storePreviewAreas(ports.files, row.id, seen.areas);
        await storeSource(ports.files, row.id, path);
      }
      const { isLoaded: _, ...figures } = "report" in seen ? seen.report : { isLoaded: false };
      const expiresAt = failed ? null : new Date(now.getTime() + previewMs);
      const seenAll = { bytesRead: bytes, ground, expiresAt, rejections: rejections.shown };
      await insertImport(db, { ...row, ...figures, ...failed, ...seenAll });
      return viewImport(await importNamed(call, row.id));
    });
  },

  async importAddresses(call) {
    const network = await networkNamed(call, call.params.networkId);
    const limits = { folder: call.config.folder, maxBytes: addressFileMaxBytes };
    return receive(limits, call.file.content, async ({ path, bytes }) => {
      const row = newRow(call, { kind: "addresses", networkId: network.id, options: written(call.query), bytes });
      await storeSource(call.ports.files, row.id, path);
      await call.transact(async (reach) => {
        await insertImport(reach.db, { ...row, state: "queued" });
        await reach.bind(network).enqueue(loadAddresses, { importId: row.id });
        await record(
          { ...call, db: reach.db },
          {
            action: "platform.importAddresses",
            subject: { kind: "network", id: network.id, name: network.name },
            new: { file: row.fileName },
            organisationId: null,
            networkId: network.id,
          },
        );
      });
      return viewImport(await importNamed(call, row.id));
    });
  },

  async getImport(call) {
    return viewImport(await importNamed(call, call.params.importId));
  },

  async readPreviewAreas(call) {
    const { id } = await importNamed(call, call.params.importId);
    const found = (await call.ports.files.get(keyOf(id, "areas"))) ?? refuse("not_found");
    return { content: found.stream, bytes: found.size, type: "application/geo+json", encoding: "gzip" };
  },

  async readRejections(call) {
    const { id, fileName } = await importNamed(call, call.params.importId);
    const found = (await call.ports.files.get(keyOf(id, "rejections"))) ?? refuse("not_found");
    const saveAs = `${fileName}-rejected.csv`;
    return { content: explained(found.stream, call.language), type: "text/csv; charset=utf-8", saveAs };
  },

  async confirmImport(call) {
    const { ports, now, params } = call;
    const { id, networkId, state, expiresAt, options, ground, fileName } = await importNamed(call, params.importId);
    if (state !== "previewed") refuse("already_closed");
    if (!expiresAt || expiresAt <= now) refuse("not_found");
    // A transaction that lost a race is tried again, which a stream does not bear.
    const source = await buffer((await readSource(ports.files, id)) ?? refuse("not_found"));
    await call.transact(async (reach) => {
      const network = (await neighbourhoods.lockNetwork(reach.db, networkId)) ?? refuse("not_found");
      const { db } = reach.bind(network);
      if (!(await takePreview(db, id, now))) refuse("already_closed");
      if ((await neighbourhoods.groundOf(db)) !== ground) refuse("changed_meanwhile");
      const reading = readingOptions(options as unknown as NeighbourhoodOptions);
      const report = await neighbourhoods.importNeighbourhoods(
        targetOf(db, network, now),
        Readable.from([source]),
        reading,
      );
      await followBorders(db);
      await record(
        { ...call, db },
        {
          action: "platform.importNeighbourhoods",
          subject: { kind: "network", id: networkId, name: network.name },
          new: { file: fileName, ...report },
          organisationId: null,
          networkId,
        },
      );
    });
    await ports.files.remove(keyOf(id, "source"));
    return viewImport(await importNamed(call, id));
  },
});

async function importNamed({ db }: Pick<Call, "db">, id: string): Promise<ImportRow> {
  return (await findImport(db, id)) ?? refuse("not_found");
}

type Uploading = Pick<Call, "actor" | "now"> & { file: IncomingFile };
type What = Pick<ImportRow, "kind" | "networkId" | "options" | "bytes">;

const newRow = ({ actor, now, file }: Uploading, what: What) => ({
  id: newId(),
  ...what,
  state: "previewed" as const,
  fileName: cleanName(file.name),
  startedBy: actor.kind === "guest" ? "" : actor.name,
  createdAt: now,
  rejections: [],
  failure: null,
});

/** What was asked, without what was not. */
const written = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function readingOptions({ code, name, only, attribution }: NeighbourhoodOptions) {
  const [, property = "", value = ""] = /^([^=]+)=(.+)$/.exec(only ?? "") ?? [];
  return {
    properties: { code, name },
    ...(only ? { only: { property, value } } : {}),
    ...(attribution ? { attribution } : {}),
  };
}

function viewImport(row: ImportRow): ImportView {
  const { id, kind, state, fileName, startedBy, read, added, changed, unchanged, rejected, rejections, failure } = row;
  return {
    id,
    kind,
    state,
    fileName,
    startedBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    figures: { read, added, changed, unchanged, rejected },
    bytes: { read: row.bytesRead, total: row.bytes },
    rejections,
    failure,
  };
}
