/**
 * The program that checks a file of neighbourhoods, in a thread of its own process: outlines of a whole country take minutes of calculation,
 * during which the server keeps working. It uses files only, no database: it reads the network's areas and the new file, and
 * writes what would change. Started by area-process.ts.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import { type Area, BoxIndex, boxOf, centreOf, surfaceKm2 } from "../area-geometry.ts";
import type { ChangedArea } from "../store/areas.ts";
import {
  type CodedArea,
  checkArea,
  checkDistance,
  isFault,
  looksSwapped,
  middleOf,
  overlapShare,
  overlapTolerance,
} from "./area-check.ts";
import type { AreaChange, AreaTask, CheckNote, CheckReply } from "./area-messages.ts";
import { type NumberedFeature, propertyOf, readFeatures } from "./geojson-features.ts";
import { ImportError, type ImportOptions, newRowCounter, type RowCounter, reportOf } from "./report.ts";

interface CandidateArea extends CodedArea {
  place: number;
  name: string;
}
interface StoredArea extends CodedArea {
  name: string;
}

/** Writes `task.changes` and `task.preview`. @throws ImportError when the file as a whole cannot be used */
export async function checkAreas(task: AreaTask, watch: ImportOptions): Promise<RowCounter> {
  const tally = newRowCounter(watch);
  const stored = await readStoredAreas(task.stored);
  const shaped = await readCandidateAreas(createReadStream(task.source), task, watch, tally);
  const middle = middleOf([...stored, ...shaped].map(({ area }) => area));
  if (shaped.length > 0 && looksSwapped(middle, task.timeZone)) {
    throw new ImportError(
      `Longitude and latitude seem to have changed places: the areas lie around ${middle.join(", ")}.`,
      "coordinates_swapped",
      middle.join(", "),
    );
  }
  const placed = shaped.filter((one) => isNearOthers(one, middle, tally));
  const named = new Set(placed.map(({ code }) => code));
  const others = stored.filter(({ code }) => !named.has(code));
  const accepted = withoutOverlaps(placed, others, tally);
  await writeOutcome(task, tally, { accepted, stored });
  return tally;
}

/** The network's areas, one line each: {code, name, area}. */
async function readStoredAreas(path: string): Promise<StoredArea[]> {
  const stored: StoredArea[] = [];
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const { code, name, area } = JSON.parse(text) as Omit<StoredArea, "box">;
    stored.push({ code, name, area, box: boxOf(area) });
  }
  return stored;
}

async function readCandidateAreas(
  source: Readable,
  { properties, only }: AreaTask,
  { onProgress }: ImportOptions,
  tally: RowCounter,
): Promise<CandidateArea[]> {
  const byCode = new Map<string, CandidateArea>();
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
  tally: RowCounter,
): CandidateArea | null {
  const [code, name] = [propertyOf(feature, properties.code), propertyOf(feature, properties.name)];
  const subject = name ?? code ?? "";
  const reject = (reason: Parameters<RowCounter["reject"]>[0]["reason"], detail?: string) => {
    tally.reject({ place, reason, subject, detail });
    return null;
  };
  // A file may hold half a character, or the character 0, which no text of the database can.
  if (/\0|\p{Cs}/u.test(`${code}${name}`)) return reject("row_unreadable");
  if (!code) return reject("code_missing", properties.code);
  if (code.length > 40) return reject("code_too_long", code);
  if (!name) return reject("name_missing", properties.name);
  if (name.length > 120) return reject("name_too_long");
  const area = checkArea(feature.geometry);
  if (isFault(area)) return reject(area.reason, area.detail);
  return { place, code, name, area, box: boxOf(area) };
}

function isNearOthers(candidate: CandidateArea, middle: number[], tally: RowCounter): boolean {
  const fault = checkDistance(candidate.area, middle);
  if (fault) tally.reject({ place: candidate.place, subject: candidate.name, ...fault });
  return fault === null;
}

/** Of two overlapping areas, the one that the network already has wins, else the first in the file. */
function withoutOverlaps(candidates: CandidateArea[], stored: CodedArea[], tally: RowCounter): CandidateArea[] {
  const taken = new BoxIndex<CodedArea>([...stored, ...candidates].map(({ box }) => box));
  for (const one of stored) taken.add(one.box, one);
  return candidates.filter((candidate) => {
    const other = taken.meeting(candidate.box).find((one) => overlapShare(candidate, one) > overlapTolerance);
    if (!other) {
      taken.add(candidate.box, candidate);
      return true;
    }
    const detail = `${other.code}, ${Math.round(overlapShare(candidate, other) * 1000) / 10} % of the smaller one`;
    tally.reject({ place: candidate.place, reason: "overlapping", subject: candidate.name, detail });
    return false;
  });
}

interface CheckOutcome {
  accepted: CandidateArea[];
  stored: StoredArea[];
}

async function writeOutcome(task: AreaTask, tally: RowCounter, { accepted, stored }: CheckOutcome): Promise<void> {
  const before = new Map(stored.map((one) => [one.code, one]));
  const named = new Set(accepted.map(({ code }) => code));
  const changes = linesTo(task.changes, false);
  const preview = linesTo(task.preview, true);
  await preview.write('{"type":"FeatureCollection","features":[\n');
  let isFirst = true;
  const show = async ({ code, name, area }: StoredArea, change: AreaChange) => {
    const properties = { id: code, code, name, change };
    await preview.write(`${isFirst ? "" : ",\n"}${JSON.stringify({ type: "Feature", properties, geometry: area })}`);
    isFirst = false;
  };
  for (const one of accepted) {
    const change = changeOf(before.get(one.code), one);
    tally[change] += 1;
    await show(one, change);
    if (change !== "unchanged") await changes.write(`${JSON.stringify(changedArea(one))}\n`);
  }
  for (const one of stored) if (!named.has(one.code)) await show(one, "kept");
  await preview.write("\n]}");
  await Promise.all([changes.end(), preview.end()]);
}

function changeOf(old: StoredArea | undefined, { name, area }: CandidateArea): "added" | "changed" | "unchanged" {
  if (!old) return "added";
  return old.name === name && isSame(old.area, area) ? "unchanged" : "changed";
}

const isSame = (one: Area, other: Area) => JSON.stringify(one) === JSON.stringify(other);

function changedArea({ code, name, area, box }: CandidateArea): ChangedArea {
  const [centreLongitude, centreLatitude] = centreOf(area);
  const outline = JSON.stringify(area);
  return { code, name, outline, ...box, centreLongitude, centreLatitude, surfaceKm2: surfaceKm2(area) };
}

function linesTo(path: string, isPacked: boolean) {
  const file = createWriteStream(path, { mode: 0o600 });
  const start = isPacked ? createGzip() : file;
  if (start !== file) start.pipe(file);
  const closed = finished(file);
  // Reported by `end`.
  closed.catch(() => {});
  return {
    write: async (text: string) => {
      if (!start.write(text)) await Promise.race([once(start, "drain"), closed]);
    },
    end: () => {
      start.end();
      return closed;
    },
  };
}

const rejectionsAtOnce = 500;
const progressMs = 200;

async function answer(task: AreaTask, note: (note: CheckNote) => void): Promise<CheckReply> {
  let waiting: Parameters<RowCounter["reject"]>[0][] = [];
  let told = 0;
  const flush = () => {
    if (waiting.length > 0) note({ rejections: waiting });
    waiting = [];
  };
  const watch: ImportOptions = {
    onRejected(rejection) {
      waiting.push(rejection);
      if (waiting.length >= rejectionsAtOnce) flush();
    },
    onProgress(read) {
      if (performance.now() - told < progressMs) return;
      told = performance.now();
      note({ read });
    },
  };
  try {
    const tally = await checkAreas(task, watch);
    flush();
    note({ read: tally.read });
    return { report: reportOf(tally) };
  } catch (error) {
    flush();
    if (error instanceof ImportError) return { failed: error.reason, message: error.message, detail: error.detail };
    throw error;
  }
}

answerInThread(import.meta, answer);
