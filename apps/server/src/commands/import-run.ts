/** What the three imports share: the file, progress, what was left out and why, and the totals at the end. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import type { Network } from "#kernel/actor.ts";
import { record } from "#modules/audit/index.ts";
import type { ImportReport, ImportTarget, Rejection, RejectionReason } from "#modules/neighbourhoods/index.ts";
import { type CommandContext, CommandError, networkNamed, withStore } from "./command-context.ts";
import { type Operator, runAsOperator } from "./operator.ts";

export interface ImportOptions {
  network: string;
  strict?: true;
  preview?: true;
}

interface ImportJob {
  file: string;
  options: ImportOptions;
  /** What is imported: "neighbourhoods". */
  what: string;
  /** What the number in a rejection counts. */
  place: "line" | "feature";
  /** Its name in the log. */
  action: "platform.importNeighbourhoods" | "platform.importAddresses" | "platform.importLines";
  run: (
    target: ImportTarget,
    source: Readable,
    watch: ImportProgress,
    by: Operator & { network: Network },
  ) => Promise<ImportReport>;
  /** Reports what `run` would do, without doing it. */
  preview?: (target: ImportTarget, source: Readable, watch: ImportProgress) => Promise<ImportReport>;
}

interface ImportProgress {
  isStrict: boolean;
  onRejected: (rejection: Rejection) => void;
  onProgress: (read: number) => void;
}

/** Imports a file, or previews it, and prints what happens. @throws CommandError when nothing is loaded */
export const runImport = (
  desk: CommandContext,
  { file, options, what, place, action, run, preview }: ImportJob,
): Promise<void> =>
  withStore(desk, async (store, config) => {
    const network = await networkNamed(store, options.network);
    const { source, size } = await openFile(desk, file);
    const watch: ImportProgress = {
      isStrict: options.strict ?? false,
      onRejected(rejection) {
        desk.progress(null);
        desk.note(describeRejection(rejection, place));
      },
      onProgress(read) {
        desk.progress(formatProgress(read, { bytes: source.bytesRead ?? 0, of: size }));
      },
    };
    if (options.preview && preview) {
      const target = { db: store.network(network.schema), network, now: new Date() };
      const report = await preview(target, source, watch);
      desk.progress(null);
      desk.say(`${describeTotals(what, network, report)}. Nothing was loaded: this was a preview.`);
      return;
    }
    const load = async (by: Operator) => {
      const report = await run({ db: by.db, network, now: by.now }, source, watch, { ...by, network });
      desk.progress(null);
      if (!report.isLoaded) {
        desk.say(describeTotals(what, network, report));
        throw new CommandError("Nothing was loaded, because of --strict.");
      }
      await recordImport(by, { action, network, file, report });
      return report;
    };
    // The data and the log entry in one transaction. A stream cannot be read again, so a lost race is not retried.
    desk.say(
      describeTotals(what, network, await runAsOperator(store.network(network.schema), config, load, { retry: false })),
    );
  });

/** "[#####---------------] 25 %, 23,400 rows"; for standard input the total is unknown. */
export function formatProgress(rows: number, { bytes, of }: { bytes: number; of: number }): string {
  const said = `${rows.toLocaleString("en")} rows`;
  if (of === 0) return said;
  const part = Math.min(1, bytes / of);
  const full = Math.floor(part * 20);
  return `[${"#".repeat(full)}${"-".repeat(20 - full)}] ${Math.floor(part * 100)} %, ${said}`;
}

interface ImportRecord {
  action: ImportJob["action"];
  network: Network;
  file: string;
  report: ImportReport;
}

const recordImport = (by: Operator, { action, network, file, report }: ImportRecord) =>
  record(by, {
    action,
    subject: { kind: "network", id: network.id, name: network.name },
    new: { file: file === "-" ? "standard input" : basename(file), ...report },
    organisationId: null,
    networkId: network.id,
  });

async function openFile(
  desk: CommandContext,
  file: string,
): Promise<{ source: Readable & { bytesRead?: number }; size: number }> {
  if (file === "-") return { source: desk.input, size: 0 };
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`There is no file ${file}.`);
  return { source: createReadStream(file), size: found.size };
}

const reasons: Record<RejectionReason, string> = {
  not_an_area: "is not a polygon",
  not_a_line: "is not a line",
  code_missing: "has no code",
  code_too_long: "has a code of more than 40 characters",
  name_missing: "has no name",
  name_too_long: "has a name of more than 120 characters",
  coordinates_invalid: "has coordinates that are not numbers",
  coordinates_swapped: "has longitude and latitude swapped",
  coordinates_outside: "has coordinates off the globe; are they in degrees?",
  coordinates_far: "is far from the others",
  ring_too_short: "has an outline with fewer than four points",
  ring_not_closed: "has an outline that does not end where it starts",
  no_surface: "has no area",
  self_crossing: "has an outline that crosses itself",
  duplicate_code: "has a code that is already used",
  overlapping: "overlaps another one",
  field_missing: "is missing a field",
  field_too_long: "has a field that is too long",
  position_missing: "has no position",
  position_invalid: "has an invalid position",
  outside_network: "is outside the network",
  duplicate_address: "appears twice",
  not_utf8: "is not UTF-8",
  row_unreadable: "cannot be read",
};

export function describeRejection({ place, reason, subject, detail }: Rejection, word: "line" | "feature"): string {
  return `${word} ${place}: ${subject || "a row"} ${reasons[reason]}${detail ? ` (${detail})` : ""}`;
}

function describeTotals(
  what: string,
  network: Network,
  { read, added, changed, unchanged, rejected }: ImportReport,
): string {
  const figures = [
    [read, "read"],
    [added, "new"],
    [changed, "changed"],
    [unchanged, "unchanged"],
    [rejected, "rejected"],
  ].map(([count, word]) => `${Number(count).toLocaleString("en")} ${word}`);
  return `${what} of ${network.name}: ${figures.join(", ")}`;
}
