/** Activities and vacancies on the map: those that are still to come or open, and that the reader may read. S1 §2 */
import { staffFor, uses } from "@stoep/contract/features";
import { featureOf } from "@stoep/contract/publishing";
import { accessVerdict } from "#kernel/access.ts";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import { listActivities, listVacancies } from "./store.ts";

const mayOpen = (kind: "activity" | "vacancy") => (reader: Guest | Resident | Staff) =>
  reader.kind !== "staff" || accessVerdict(staffFor(featureOf({ kind, type: "standard" }), uses.read), reader) === true;

export const mapParts = [
  { kind: "activity" as const, may: mayOpen("activity"), list: listActivities },
  { kind: "vacancy" as const, may: mayOpen("vacancy"), list: listVacancies },
];
