/** Neighbourhoods from GeoJSON. The same file twice changes nothing; what a file does not name stays as it is. */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { type Db, inTransaction } from "#kernel/database.ts";
import { type Area, boxOf } from "../area.ts";
import { placeAddresses } from "../store/addresses.ts";
import { listAreas, type StoredArea, saveAreas } from "../store/areas.ts";
import { saveAreasLayer } from "../store/layers.ts";
import {
  type Claimed,
  checkArea,
  checkPlace,
  isFault,
  looksSwapped,
  middleOf,
  sharedPart,
  sliver,
} from "./area-check.ts";
import { type NumberedFeature, propertyOf, readFeatures } from "./reading.ts";
import {
  asUndone,
  ImportError,
  type ImportOptions,
  type ImportReport,
  newTally,
  reportOf,
  type Tally,
} from "./report.ts";

export interface NeighbourhoodOptions extends ImportOptions {
  /** Properties that hold a neighbourhood's code and name. */
  properties?: { code: string; name: string };
  /** Takes only features whose property has this value; the rest of the file is not looked at. */
  only?: { property: string; value: string };
  attribution?: string;
}

/** Into which network. `db` is bound to it, and no transaction. */
export interface Target {
  db: Db;
  network: { timeZone: string; name: string };
  now: Date;
}

interface Candidate extends Claimed {
  place: number;
  name: string;
}

/** @throws ImportError when the file as a whole cannot be used */
export async function importNeighbourhoods(
  target: Target,
  source: Readable,
  options: NeighbourhoodOptions = {},
): Promise<ImportReport> {
  const checked = await check(target, source, options);
  if (options.isStrict && checked.tally.rejected > 0) return asUndone(checked.tally);
  await save(target, checked, options.attribution);
  return reportOf(checked.tally);
}

/** What an import would do, without doing it. `db` may be any. @throws ImportError when the file as a whole cannot be used */
export async function previewNeighbourhoods(
  target: Target,
  source: Readable,
  options: NeighbourhoodOptions = {},
): Promise<{ report: ImportReport; areas: PreviewedArea[] }> {
  const { tally, accepted, stored } = await check(target, source, options);
  const named = new Set(accepted.map(({ code }) => code));
  const kept = stored.filter(({ code }) => !named.has(code));
  const before = new Map(stored.map((one) => [one.code, one]));
  const areas = [
    ...accepted.map(({ code, name, area }) => ({ code, name, area, change: changeOf(before.get(code), name, area) })),
    ...kept.map(({ code, name, area }) => ({ code, name, area, change: "kept" as const })),
  ];
  return { report: reportOf(tally), areas };
}

export interface PreviewedArea {
  code: string;
  name: string;
  area: Area;
  /** kept: the network has it, and the file does not name it. */
  change: "added" | "changed" | "unchanged" | "kept";
}

interface Checked {
  tally: Tally;
  accepted: Candidate[];
  stored: StoredArea[];
  /** Those of `accepted` that are new or other than before. */
  fresh: Candidate[];
}

async function check(target: Target, source: Readable, options: NeighbourhoodOptions): Promise<Checked> {
  const tally = newTally(options);
  const stored = await listAreas(target.db);
  const shaped = await readCandidates(source, options, tally);
  const middle = middleOf([...stored, ...shaped].map(({ area }) => area));
  if (shaped.length > 0 && looksSwapped(middle, target.network.timeZone)) {
    throw new ImportError(
      `Longitude and latitude seem to have changed places: the areas lie around ${middle.join(", ")}.`,
      "coordinates_swapped",
      middle.join(", "),
    );
  }
  const placed = shaped.filter((one) => isPlaced(one, middle, tally));
  const named = new Set(placed.map(({ code }) => code));
  const accepted = withoutOverlaps(
    placed,
    stored.filter(({ code }) => !named.has(code)),
    tally,
  );
  const before = new Map(stored.map((one) => [one.code, one]));
  const changeTo = ({ code, name, area }: Candidate) => changeOf(before.get(code), name, area);
  const fresh = accepted.filter((one) => changeTo(one) !== "unchanged");
  tally.added = fresh.filter(({ code }) => !before.has(code)).length;
  tally.changed = fresh.length - tally.added;
  tally.unchanged = accepted.length - fresh.length;
  return { tally, accepted, stored, fresh };
}

function changeOf(old: StoredArea | undefined, name: string, area: Area): "added" | "changed" | "unchanged" {
  if (!old) return "added";
  return old.name === name && isSame(old.area, area) ? "unchanged" : "changed";
}

async function readCandidates(source: Readable, options: NeighbourhoodOptions, tally: Tally): Promise<Candidate[]> {
  const { properties = { code: "code", name: "name" }, only, onProgress } = options;
  const byCode = new Map<string, Candidate>();
  for await (const numbered of readFeatures(source)) {
    if (only && propertyOf(numbered.feature, only.property) !== only.value) continue;
    tally.read += 1;
    const candidate = candidateOf(numbered, properties, tally);
    const earlier = candidate && byCode.get(candidate.code);
    if (earlier) {
      const detail = `${earlier.code} is feature ${earlier.place}`;
      tally.reject({ place: numbered.place, reason: "duplicate_code", subject: candidate.name, detail });
    } else if (candidate) byCode.set(candidate.code, candidate);
    onProgress?.(tally.read);
  }
  if (tally.read === 0)
    throw new ImportError(
      `No feature has ${only?.property} = ${only?.value}.`,
      "nothing_selected",
      `${only?.property} = ${only?.value}`,
    );
  return [...byCode.values()];
}

function candidateOf(
  { place, feature }: NumberedFeature,
  properties: { code: string; name: string },
  tally: Tally,
): Candidate | null {
  const [code, name] = [propertyOf(feature, properties.code), propertyOf(feature, properties.name)];
  const subject = name ?? code ?? "";
  const reject = (reason: Parameters<Tally["reject"]>[0]["reason"], detail?: string) => {
    tally.reject({ place, reason, subject, ...(detail ? { detail } : {}) });
    return null;
  };
  if (!code) return reject("code_missing", properties.code);
  if (code.length > 40) return reject("code_too_long", code);
  if (!name) return reject("name_missing", properties.name);
  if (name.length > 120) return reject("name_too_long");
  const area = checkArea(feature.geometry);
  if (isFault(area)) return reject(area.reason, area.detail);
  return { place, code, name, area, box: boxOf(area) };
}

function isPlaced(candidate: Candidate, middle: number[], tally: Tally): boolean {
  const fault = checkPlace(candidate.area, middle);
  if (fault) tally.reject({ place: candidate.place, subject: candidate.name, ...fault });
  return fault === null;
}

/** Of two that overlap, what the network has already stays; else the one that comes first in the file. */
function withoutOverlaps(candidates: Candidate[], stored: Claimed[], tally: Tally): Candidate[] {
  const taken: Claimed[] = [...stored];
  return candidates.filter((candidate) => {
    const other = taken.find((one) => sharedPart(candidate, one) > sliver);
    if (!other) {
      taken.push(candidate);
      return true;
    }
    const detail = `${other.code}, ${Math.round(sharedPart(candidate, other) * 1000) / 10} % of the smaller one`;
    tally.reject({ place: candidate.place, reason: "overlapping", subject: candidate.name, detail });
    return false;
  });
}

async function save({ db, now }: Target, { fresh }: Checked, attribution: string | undefined): Promise<void> {
  await inTransaction(db, async (trx) => {
    await saveAreas(
      trx,
      fresh.map((one) => ({ ...one, id: newId() })),
    );
    if (fresh.length > 0) await placeAddresses(trx);
    if (fresh.length > 0 || attribution !== undefined) await saveAreasLayer(trx, { attribution, now });
  });
}

/** Stands for the areas that a network has at this moment. */
export async function groundOf(db: Db): Promise<string> {
  const hash = createHash("sha256");
  for (const { code, name, area } of await listAreas(db)) hash.update(JSON.stringify([code, name, area]));
  return hash.digest("base64url");
}

const isSame = (one: Area, other: Area) => JSON.stringify(one) === JSON.stringify(other);
