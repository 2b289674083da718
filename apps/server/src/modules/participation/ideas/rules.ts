/** Which ideas belong to which group, where an idea stands, what is near. Pure. */
import { dayMs } from "@stoep/contract/kernel";
import type { IdeaGroup, IdeaStanding, IdeaType } from "@stoep/contract/participation";

/** S1 §3. `none`: nothing was taken up, or not yet. */
const typesOfGroup: Record<IdeaGroup, readonly IdeaType[]> = {
  all: [],
  accepted: ["accepted", "budgeted"],
  executed: ["implemented"],
  none: ["proposed", "investigation", "rejected"],
};

interface TypeFilter {
  group: IdeaGroup;
  types: readonly IdeaType[];
}

/** The types that all of these choices have in common; null: every type. An empty list: none. */
export function wantedTypes({ group, types }: TypeFilter, shownInPhase: readonly IdeaType[] = []): IdeaType[] | null {
  const choices = [typesOfGroup[group], types, shownInPhase].filter((choice) => choice.length > 0);
  const [first, ...others] = choices;
  return first ? first.filter((type) => others.every((choice) => choice.includes(type))) : null;
}

/** Until the organisation has decided or answered, its author may change it. */
export const isDecided = ({ type, answeredAt }: { type: IdeaType; answeredAt: Date | null }): boolean =>
  answeredAt !== null || (type !== "proposed" && type !== "investigation");

interface Stood {
  openAt: Date | null;
  hiddenAt: Date | null;
  mergedInto: string | null;
}

export function standingOfIdea({ openAt, hiddenAt, mergedInto }: Stood): IdeaStanding {
  if (hiddenAt !== null) return "hidden";
  if (mergedInto !== null) return "merged";
  return openAt === null ? "waiting" : "open";
}

export const isOpenIdea = (idea: Stood): boolean => standingOfIdea(idea) === "open";

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

interface Point {
  longitude: number;
  latitude: number;
}

/** On the ground, between places of one city. */
export function metresBetween(one: Point, other: Point): number {
  const perDegree = 111_320;
  const north = (one.latitude - other.latitude) * perDegree;
  const east = (one.longitude - other.longitude) * perDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
