/** What an organisation's licences allow in each module at a moment. Not in `licences`, because signing in needs it first. D §4 */
import { dayMs, type LicenceState, type Module } from "@stoep/contract/kernel";
import type { LicenceScope, LicensedThing } from "#kernel/actor.ts";

export interface LicenceRow {
  module: Module;
  level: "essential" | "premium" | "oneoff";
  fromAt: Date;
  /** null: without end. */
  untilAt: Date | null;
  neighbourhoodIds: string[] | null;
  /** One thing of a capability that a one-off licence names. */
  thingKind: string | null;
  thingId: string | null;
}

/** After a licence ends, its module can be read for this many days, then it closes. D §4 */
export const readableDays = 30;
const readableMs = readableDays * dayMs;

/** Until when the module's content can be read; null: without end. */
export const readableUntil = ({ untilAt }: Pick<LicenceRow, "untilAt">): Date | null =>
  untilAt && new Date(untilAt.getTime() + readableMs);

/** From least to most: the best of several licences counts. */
const statesByRank: LicenceState[] = ["none", "closed", "expired", "oneoff", "essential", "premium"];

export function licenceState(
  { level, fromAt, untilAt }: Pick<LicenceRow, "level" | "fromAt" | "untilAt">,
  now: Date,
): LicenceState {
  if (now < fromAt) return "none";
  if (!untilAt || now < untilAt) return level;
  return now.getTime() < untilAt.getTime() + readableMs ? "expired" : "closed";
}

/** The moments at which a licence begins, ends and closes. */
export const licenceMoments = (rows: LicenceRow[]): Date[] =>
  rows.flatMap((row) => [row.fromAt, row.untilAt, readableUntil(row)]).filter((moment) => moment !== null);

export function licenceStates(rows: LicenceRow[], now: Date): Record<Module, LicenceState> {
  const states: Record<Module, LicenceState> = { network: "none", participation: "none", care: "none" };
  for (const row of rows) {
    const state = licenceState(row, now);
    if (statesByRank.indexOf(state) > statesByRank.indexOf(states[row.module])) states[row.module] = state;
  }
  return states;
}

const runningOneOffs = (rows: LicenceRow[], now: Date) => rows.filter((row) => licenceState(row, now) === "oneoff");

/** One-off licences of a module add up unless there is a better one. Null: the module is not limited. D §4 */
export function licenceScopes(rows: LicenceRow[], now: Date): Record<Module, LicenceScope | null> {
  const states = licenceStates(rows, now);
  const scopeOf = (module: Module): LicenceScope | null => {
    if (states[module] !== "oneoff") return null;
    const valid = runningOneOffs(rows, now).filter((row) => row.module === module);
    const isLimited = valid.some(({ neighbourhoodIds, thingId }) => neighbourhoodIds !== null || thingId !== null);
    return isLimited ? { neighbourhoodIds: [...new Set(valid.flatMap((row) => row.neighbourhoodIds ?? []))] } : null;
  };
  return { network: scopeOf("network"), participation: scopeOf("participation"), care: scopeOf("care") };
}

/** What one-off licences name, of all modules. A better licence of the module takes nothing of it away. D §4 */
export const licensedThings = (rows: LicenceRow[], now: Date): LicensedThing[] =>
  runningOneOffs(rows, now).flatMap(({ thingKind, thingId }) =>
    thingKind === null || thingId === null ? [] : [{ kind: thingKind, id: thingId }],
  );

/** As PostgreSQL returns them in JSON: moments are text. */
type LicenceJson = Omit<LicenceRow, "fromAt" | "untilAt"> & { fromAt: Date | string; untilAt: Date | string | null };

export const parseLicences = (rows: LicenceJson[]): LicenceRow[] =>
  rows.map(({ fromAt, untilAt, ...row }) => ({
    ...row,
    fromAt: new Date(fromAt),
    untilAt: untilAt === null ? null : new Date(untilAt),
  }));
