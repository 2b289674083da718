/** How the phases of a project follow each other: what overlaps, what lies between them, and what is outside the project. Pure. */
import { daysLater } from "@stoep/contract/kernel";
import type { Draft, Phase } from "./draft.ts";

type Days = { from: string; until: string };
export type PhaseNote =
  | ({ kind: "overlap"; first: string; second: string } & Days)
  | ({ kind: "gap"; first: string; second: string } & Days)
  | { kind: "outside"; phase: string };

type Dated = { id: string; startsOn: string; endsOn: string };

const datedOf = ({ id, startsOn, endsOn }: Phase): Dated[] =>
  startsOn !== null && endsOn !== null && endsOn >= startsOn ? [{ id, startsOn, endsOn }] : [];

/** Told beside the list, refused nowhere: a city may have its reasons. Phases without days are left out. */
export function phaseNotes({ phases, startsOn, endsOn }: Pick<Draft, "startsOn" | "endsOn" | "phases">): PhaseNote[] {
  const dated = phases.flatMap(datedOf).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  return [
    ...dated.flatMap((phase, place) => between(lastOf(dated.slice(0, place)), phase)),
    ...dated
      .filter((phase) => isOutside(phase, startsOn, endsOn))
      .map(({ id }) => ({ kind: "outside", phase: id }) as const),
  ];
}

/** The one that ends last: a long phase can hold shorter ones, and is what the next one follows. */
const lastOf = ([first, ...others]: Dated[]): Dated | undefined =>
  others.reduce((last, one) => (last && one.endsOn <= last.endsOn ? last : one), first);

function between(one: Dated | undefined, next: Dated): PhaseNote[] {
  if (!one) return [];
  const names = { first: one.id, second: next.id };
  if (next.startsOn <= one.endsOn) {
    const [until = ""] = [one.endsOn, next.endsOn].sort();
    return [{ kind: "overlap", ...names, from: next.startsOn, until }];
  }
  const from = daysLater(one.endsOn, 1);
  return from < next.startsOn ? [{ kind: "gap", ...names, from, until: daysLater(next.startsOn, -1) }] : [];
}

const isOutside = (phase: Dated, startsOn: string | null, endsOn: string | null): boolean =>
  (startsOn !== null && phase.startsOn < startsOn) || (endsOn !== null && phase.endsOn > endsOn);
