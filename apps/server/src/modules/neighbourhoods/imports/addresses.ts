/** Addresses from CSV, plain or gzip. Loading the same file again changes nothing. */
import { pipeline, type Readable, Transform } from "node:stream";
import { v7 as newId } from "uuid";
import { type Db, inTransaction, type Tx } from "#kernel/database.ts";
import { areaIndex, type Box, boxHolds, boxOf, joinBoxes } from "../area-geometry.ts";
import { searchText } from "../rules.ts";
import {
  compareAddresses,
  insertStreets,
  linkStreets,
  listStreetIds,
  type NewAddress,
  type NewStreet,
  saveAddresses,
  streetKey,
} from "../store/addresses.ts";
import { listAreas } from "../store/areas.ts";
import { type AddressColumns, type AddressRow, checkRow, type FieldNames, findColumns } from "./address-row.ts";
import type { ImportTarget } from "./neighbourhoods.ts";
import {
  ImportError,
  type ImportOptions,
  type ImportReport,
  newRowCounter,
  type RowCounter,
  reportOf,
  StrictImportUndone,
  undoneReport,
} from "./report.ts";
import { lockImports } from "./store/import-lock.ts";
import { readFirstChunk, unpack } from "./unpack.ts";

export interface AddressOptions extends ImportOptions {
  /** Names of the file's columns, where they differ from the usual ones. */
  columns?: FieldNames;
}

/** A degree of latitude is 111 km: addresses may be slightly outside the neighbourhoods. */
const marginDegrees = 0.01;
const batchSize = 5000;

/** @throws ImportError when the file as a whole cannot be used */
export async function importAddresses(
  target: ImportTarget,
  source: Readable,
  options: AddressOptions = {},
): Promise<ImportReport> {
  const tally = newRowCounter(options);
  try {
    // A stream cannot be read a second time, so a lost race is not retried.
    await inTransaction(target.db, (trx) => loadAddresses(trx, target, source, options, tally), { retry: false });
  } catch (error) {
    if (error instanceof StrictImportUndone) return undoneReport(reportOf(tally));
    throw error;
  }
  return reportOf(tally);
}

/** Reports what loading the file would do. @throws ImportError when the file as a whole cannot be used */
export async function previewAddresses(
  target: ImportTarget,
  source: Readable,
  options: AddressOptions = {},
): Promise<ImportReport> {
  const tally = newRowCounter(options);
  await eachBatch(target, source, options, tally, compareBatch);
  return reportOf(tally);
}

async function loadAddresses(
  db: Tx,
  target: ImportTarget,
  source: Readable,
  options: AddressOptions,
  tally: RowCounter,
): Promise<void> {
  await lockImports(db, target.network.schema);
  await eachBatch({ ...target, db }, source, options, tally, storeBatch);
  if (options.isStrict && tally.rejected > 0) throw new StrictImportUndone();
  if (tally.added + tally.changed > 0) await linkStreets(db);
}

type BatchHandler = (db: Db, rows: AddressRow[], placed: AddressPlaces, tally: RowCounter) => Promise<void>;

async function eachBatch(
  { db, network }: ImportTarget,
  source: Readable,
  options: AddressOptions,
  tally: RowCounter,
  take: BatchHandler,
): Promise<void> {
  const areas = await listAreas(db);
  const box = joinBoxes(areas.map(({ area }) => boxOf(area)));
  if (!box) throw new ImportError("The network has no neighbourhoods yet: import those first.", "no_neighbourhoods");
  const placed = { find: areaIndex(areas), streets: await listStreetIds(db) };
  const read = readRows(source, options, { box, municipality: network.name, tally });
  await takeInTurn(inBatches(read), (rows) => take(db, rows, placed, tally));
}

/**
 * Processes one batch at a time, and reads the next one in the meantime. Waits for the current batch before it fails: nothing is
 * written after that.
 */
async function takeInTurn<T>(batches: AsyncIterable<T>, take: (batch: T) => Promise<void>): Promise<void> {
  let taken: Promise<void> = Promise.resolve();
  try {
    for await (const next of batches) {
      await taken;
      taken = take(next);
      // Awaited above or below, where the error is reported.
      taken.catch(() => {});
    }
  } finally {
    // Of two errors, this one comes first in the file.
    await taken;
  }
}

async function* inBatches<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let waiting: T[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < batchSize) continue;
    yield waiting;
    waiting = [];
  }
  yield waiting;
}

interface AddressGround {
  box: Box;
  municipality: string;
  tally: RowCounter;
}

type ParsedRow = { record: string[]; info: { lines: number } };

async function* readRows(source: Readable, options: AddressOptions, ground: AddressGround): AsyncGenerator<AddressRow> {
  const { tally } = ground;
  const seen = new Map<string, Set<string>>();
  for await (const { record, info, columns } of rowsBelowHeading(source, options.columns ?? {})) {
    tally.read += 1;
    if (tally.read % 1000 === 0) options.onProgress?.(tally.read);
    const row = checkRow(record, columns, ground.municipality);
    const fault = "reason" in row ? row : (placeFault(row, ground.box) ?? duplicateFault(row, seen));
    if (fault) tally.reject({ place: info.lines, ...fault });
    else if (!("reason" in row)) yield row;
  }
  options.onProgress?.(tally.read);
}

/** @throws ImportError when no row is a heading with all columns */
async function* rowsBelowHeading(
  source: Readable,
  names: FieldNames,
): AsyncGenerator<ParsedRow & { columns: AddressColumns }> {
  const above: string[][] = [];
  let columns: AddressColumns | null = null;
  for await (const row of parseRows(source)) {
    if (columns) yield { ...row, columns };
    else if (isTitle(row.record) && above.length < titleRowsMax) above.push(row.record);
    else columns = findColumns(row.record, names);
  }
  if (columns) return;
  // No row was a heading: the first one tells what the file has instead.
  if (above[0]) findColumns(above[0], names);
  throw new ImportError("The file is empty.", "empty");
}

/** Rows above the heading, such as what the file is and of when; more are no title. */
const titleRowsMax = 12;
const isTitle = (record: readonly string[]) => record.filter((cell) => cell.trim() !== "").length < 2;

export async function* parseRows(source: Readable): AsyncGenerator<ParsedRow> {
  try {
    const { first, whole } = await readFirstChunk(await unpack(source));
    const { parse } = await import("csv-parse");
    const rows = parse({
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // A quotation mark inside a word is text; an unclosed quotation would swallow the rest of the file.
      relax_quotes: true,
      max_record_size: 10_000,
      delimiter: delimiterOf(first.toString("utf8")),
    });
    pipeline(whole, shortLines(), rows, () => {});
    for await (const row of rows) yield row as ParsedRow;
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    throw new ImportError(`The file cannot be read: ${error.message}`, "unreadable", error.message);
  } finally {
    // Closes the file when a caller stops reading early.
    source.destroy();
  }
}

const longestLine = 100_000;
/** Ends the file at a line that no address takes: of its separators alone the parser would make a column each. */
function shortLines(): Transform {
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      const end = piece.lastIndexOf("\n");
      length = end === -1 ? length + piece.length : piece.length - end - 1;
      done(length > longestLine ? new Error(`a line is longer than ${longestLine} characters`) : null, piece);
    },
  });
}

/** The separator that occurs most often in one of the first lines. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, titleRowsMax + 1);
  const count = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

type RowFault = { reason: Parameters<RowCounter["reject"]>[0]["reason"]; subject: string; detail?: string };

/** Registers write an unknown position as 0, 0 in their projection, which is somewhere far away. */
function placeFault({ longitude, latitude, label }: AddressRow, box: Box): RowFault | null {
  if (boxHolds(box, [longitude, latitude], marginDegrees)) return null;
  const isSwapped = boxHolds(box, [latitude, longitude], marginDegrees);
  const detail = `${longitude}, ${latitude}`;
  return { reason: isSwapped ? "coordinates_swapped" : "outside_network", subject: label, detail };
}

function duplicateFault(row: AddressRow, seen: Map<string, Set<string>>): RowFault | null {
  const key = streetKey(row);
  const numbers = seen.get(key) ?? new Set();
  if (numbers.has(row.houseNumber)) return { reason: "duplicate_address", subject: row.label };
  seen.set(key, numbers.add(row.houseNumber));
  return null;
}

interface AddressPlaces {
  find: ReturnType<typeof areaIndex<{ id: string; code: string; area: Parameters<typeof boxOf>[0] }>>;
  streets: Map<string, string>;
}

async function storeBatch(db: Db, rows: AddressRow[], placed: AddressPlaces, tally: RowCounter): Promise<void> {
  const { fresh, addresses } = placeRows(rows, placed);
  if (rows.length === 0) return;
  await insertStreets(db, fresh);
  countRows(tally, rows.length, await saveAddresses(db, addresses));
}

async function compareBatch(db: Db, rows: AddressRow[], placed: AddressPlaces, tally: RowCounter): Promise<void> {
  if (rows.length > 0) countRows(tally, rows.length, await compareAddresses(db, placeRows(rows, placed).addresses));
}

function countRows(tally: RowCounter, rows: number, { added, changed }: { added: number; changed: number }): void {
  tally.added += added;
  tally.changed += changed;
  tally.unchanged += rows - added - changed;
}

/** Turns rows into addresses in streets and neighbourhoods; adds new streets to the known ones and returns them too. */
function placeRows(
  rows: AddressRow[],
  { find, streets }: AddressPlaces,
): { fresh: NewStreet[]; addresses: NewAddress[] } {
  const fresh: NewStreet[] = [];
  const addresses = rows.map((row): NewAddress => {
    const key = streetKey(row);
    const streetId = streets.get(key) ?? newId();
    if (!streets.has(key)) {
      const { street, postcode, municipality } = row;
      fresh.push({ id: streetId, street, postcode, municipality, search: searchText(row) });
      streets.set(key, streetId);
    }
    const { houseNumber, longitude, latitude } = row;
    const neighbourhoodId = find([longitude, latitude])?.id ?? null;
    return { id: newId(), streetId, houseNumber, longitude, latitude, neighbourhoodId };
  });
  return { fresh, addresses };
}
