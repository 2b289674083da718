import { createReadStream } from "node:fs";
import {
  addressFileMaxBytes,
  importRoutes,
  type NeighbourhoodOptions,
  neighbourhoodFileMaxBytes,
} from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle, type IncomingFile } from "#kernel/module.ts";
import { Refusal, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { cleanName, receiveUpload } from "#modules/files/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { moveHouseholdsToNewBorders } from "#modules/residents/index.ts";
import { requireNetwork } from "../network-lookup.ts";
import {
  failureOf,
  importFileKey,
  importTargetOf,
  readImportFile,
  storeCheckedAreas,
  storeSource,
} from "./import-files.ts";
import { checkAddresses, loadAddresses, previewMs } from "./jobs.ts";
import { confirmPreview, findImport, type ImportRow, insertImport, listImports } from "./store.ts";
import { viewImport } from "./views.ts";

export const importHandlers = handle(importRoutes, {
  async listImports(call) {
    const { id } = await requireNetwork(call, call.params.networkId);
    return { items: (await listImports(call.db, id)).map(viewImport) };
  },

  async previewNeighbourhoods(call) {
    const { db, ports, now, query } = call;
    const network = await requireNetwork(call, call.params.networkId);
    const networkDb = call.bind(network).db;
    const limits = { folder: call.config.folder, maxBytes: neighbourhoodFileMaxBytes, sender: call };
    return receiveUpload(limits, call.file.content, async ({ path, bytes }) => {
      const row = newImport(call, {
        kind: "neighbourhoods",
        networkId: network.id,
        options: definedParameters(query),
        bytes,
      });
      const { rejectionWriter } = await import("./rejections-file.ts");
      const rejections = rejectionWriter(ports.files, row.id);
      const options = { ...featureOptions(query), onRejected: rejections.add };
      const check = () =>
        neighbourhoods.previewNeighbourhoods(
          importTargetOf(networkDb, network, now),
          createReadStream(path),
          options,
          async (checked) => {
            await storeCheckedAreas(ports.files, row.id, checked);
            return checked;
          },
        );
      const seen = await check().catch((error) => {
        if (error instanceof neighbourhoods.ImportError) return failureOf(error);
        throw error;
      });
      await rejections.close();
      const failed = "reason" in seen ? { state: "failed" as const, failure: seen, finishedAt: now } : null;
      const ground = "ground" in seen ? seen.ground : null;
      const { isLoaded: _, ...figures } = "report" in seen ? seen.report : { isLoaded: false };
      const expiresAt = failed ? null : new Date(now.getTime() + previewMs);
      const seenAll = { bytesRead: bytes, ground, expiresAt, rejections: rejections.shown };
      await insertImport(db, { ...row, ...figures, ...failed, ...seenAll });
      return viewImport(await requireImport(call, row.id));
    });
  },

  async previewAddresses(call) {
    const network = await requireNetwork(call, call.params.networkId);
    const limits = { folder: call.config.folder, maxBytes: addressFileMaxBytes, sender: call };
    return receiveUpload(limits, call.file.content, async ({ path, bytes }) => {
      const row = newImport(call, {
        kind: "addresses",
        networkId: network.id,
        options: definedParameters(call.query),
        bytes,
      });
      await storeSource(call.ports.files, row.id, path);
      await call.transact(async (scope) => {
        await insertImport(scope.db, { ...row, state: "checking" });
        await scope.bind(network).enqueue(checkAddresses, { importId: row.id });
      });
      return viewImport(await requireImport(call, row.id));
    });
  },

  async getImport(call) {
    return viewImport(await requireImport(call, call.params.importId));
  },

  async readPreviewAreas(call) {
    const { id } = await requireImport(call, call.params.importId);
    const found = (await call.ports.files.get(importFileKey(id, "areas"))) ?? refuse("not_found");
    return { content: found.stream, bytes: found.size, type: "application/geo+json", encoding: "gzip" };
  },

  async readRejections(call) {
    const { id, fileName } = await requireImport(call, call.params.importId);
    const found = (await call.ports.files.get(importFileKey(id, "rejections"))) ?? refuse("not_found");
    const saveAs = `${fileName}-rejected.csv`;
    const { explainRejections } = await import("./rejections-file.ts");
    return { content: explainRejections(found.stream, call.language), type: "text/csv; charset=utf-8", saveAs };
  },

  async confirmImport(call) {
    const { now, params } = call;
    const row = await requireImport(call, params.importId);
    if (row.state !== "previewed") refuse("already_closed");
    if (!row.expiresAt || row.expiresAt <= now) refuse("not_found");
    await call.transact(async (scope) => {
      const network = (await neighbourhoods.lockNetwork(scope.db, row.networkId)) ?? refuse("not_found");
      const bound = scope.bind(network);
      if (!(await confirmPreview(bound.db, row, now))) refuse("already_closed");
      if (row.kind === "addresses") await bound.enqueue(loadAddresses, { importId: row.id });
      else await saveCheckedAreas(call, bound.db, network, row);
      const { id: networkId, name } = network;
      const { read, added, changed, unchanged, rejected } = row;
      await record(
        { ...call, ...bound },
        {
          action: row.kind === "addresses" ? "platform.importAddresses" : "platform.importNeighbourhoods",
          subject: { kind: "network", id: networkId, name },
          new: { file: row.fileName, read, added, changed, unchanged, rejected },
          organisationId: null,
          networkId,
        },
      );
    });
    if (row.kind === "neighbourhoods") await call.ports.files.remove(importFileKey(row.id, "changes"));
    return viewImport(await requireImport(call, row.id));
  },
});

/** Saves what the preview found, if the network has not changed since. */
async function saveCheckedAreas(
  { ports, now }: Pick<RouteCall, "ports" | "now">,
  db: Tx,
  network: neighbourhoods.NetworkRecord,
  { id, options, ground }: ImportRow,
): Promise<void> {
  await neighbourhoods.lockImports(db, network.schema).catch((error) => {
    throw error instanceof neighbourhoods.ImportError ? new Refusal("import_running") : error;
  });
  if ((await neighbourhoods.findAreasHash(db)) !== ground) refuse("changed_meanwhile");
  const changes = (await readImportFile(ports.files, id, "changes")) ?? refuse("not_found");
  const { attribution } = options as NeighbourhoodOptions;
  await neighbourhoods.saveNeighbourhoods(importTargetOf(db, network, now), changes, attribution);
  await moveHouseholdsToNewBorders(db);
}

async function requireImport({ db }: Pick<RouteCall, "db">, id: string): Promise<ImportRow> {
  return (await findImport(db, id)) ?? refuse("not_found");
}

type UploadCall = Pick<RouteCall, "actor" | "now"> & { file: IncomingFile };
type ImportSource = Pick<ImportRow, "kind" | "networkId" | "options" | "bytes">;

const newImport = ({ actor, now, file }: UploadCall, what: ImportSource) => ({
  id: newId(),
  ...what,
  state: "previewed" as const,
  fileName: cleanName(file.name),
  startedBy: actor.kind === "guest" ? "" : actor.name,
  createdAt: now,
  rejections: [],
  failure: null,
});

/** The query without its undefined parameters. */
const definedParameters = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function featureOptions({ code, name, only, attribution }: NeighbourhoodOptions) {
  const [, property = "", value = ""] = /^([^=]+)=(.+)$/.exec(only ?? "") ?? [];
  return {
    properties: { code, name },
    only: only ? { property, value } : undefined,
    attribution: attribution || undefined,
  };
}
