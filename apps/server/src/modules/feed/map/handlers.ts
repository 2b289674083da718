import { feed, type MapKind, mapKinds, mostOnMap, readBox } from "@stoep/contract/feed";
import { dayAt, type Language } from "@stoep/contract/kernel";
import { guest, type Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import type { Provided } from "#kernel/provided.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { fileOptions, fileRowsMax, listFile } from "#modules/files/index.ts";
import type { MapReader, PlacedRow } from "./parts.ts";
import { shareOut } from "./rules.ts";
import { mapFile } from "./spreadsheet.ts";

export const mapHandlers = handle(feed, {
  async getMap(call) {
    return loadMap({ ...call, reader: call.actor, network: call.actor.network }, call.query);
  },

  async exportMap(call) {
    const rows = listPlaced({ ...call, reader: call.actor, network: call.actor.network }, call.query);
    return listFile(mapFile, rows, await fileOptions(call));
  },

  async getReadableMap(call) {
    return loadMap({ ...call, reader: call.actor, network: call.actor.network }, call.query);
  },

  async getPublicMap({ params, query, db, bind, now, language, provided }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const reading = { db: bind(network).db, now, language: query.language ?? language, provided };
    return loadMap({ ...reading, reader: guest, network }, query);
  },
});

interface MapCall {
  db: Db;
  now: Date;
  language: Language;
  provided: Pick<Provided, "mapParts">;
  reader: MapReader;
  network: Pick<Network, "timeZone">;
}

interface Wanted {
  box?: string | undefined;
  kinds: MapKind[];
  search?: string | undefined;
}

/** The kinds that the reader has, in their order, and what each of their parts is asked. */
function askMap({ now, language, provided, reader, network }: MapCall, { box, kinds, search = "" }: Wanted) {
  const open = mapKinds.flatMap(
    (kind) => provided.mapParts.find((part) => part.kind === kind && part.may(reader)) ?? [],
  );
  const wanted = open.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const today = dayAt(now, network.timeZone);
  return { open, wanted, query: { box: (box && readBox(box)) || null, search: search.trim(), language, now, today } };
}

/** For a file, one kind after the other: what the map has no room for as well. */
async function* listPlaced(call: MapCall, { ids, ...asked }: Wanted & { ids: string[] }) {
  const { wanted, query } = askMap(call, asked);
  const limit = Math.floor(fileRowsMax / mapKinds.length);
  for (const { kind, list } of wanted)
    for (const row of await list(call.db, call.reader, { ...query, limit }))
      if (ids.length === 0 || ids.includes(row.id)) yield viewItem(kind, row, call.reader);
}

/** One statement for each kind, however much there is. */
async function loadMap(call: MapCall, asked: Wanted) {
  const { db, reader } = call;
  const { open, wanted, query } = askMap(call, asked);
  const found = await Promise.all(
    wanted.map(async ({ kind, list }) => ({
      kind,
      rows: await list(db, reader, { ...query, limit: mostOnMap + 1 }),
    })),
  );
  const shares = shareOut(
    found.map(({ rows }) => rows.length),
    mostOnMap,
  );
  const isCut = (kind: MapKind) => found.some((one, at) => one.kind === kind && one.rows.length > (shares[at] ?? 0));
  return {
    items: found.flatMap(({ kind, rows }, at) => rows.slice(0, shares[at]).map((row) => viewItem(kind, row, reader))),
    kinds: open.map(({ kind }) => ({ kind, isCut: isCut(kind) })),
  };
}

const viewItem = (kind: MapKind, { organisationId, at, ...row }: PlacedRow, reader: MapReader) => ({
  ...row,
  kind,
  at: at?.toISOString() ?? null,
  isOwn: reader.kind === "staff" && reader.organisation.id === organisationId,
});
