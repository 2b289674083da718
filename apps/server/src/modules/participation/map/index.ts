/** Projects and ideas on the map. S1 §2 */
import type { Access } from "@stoep/contract/kernel";
import { participation } from "@stoep/contract/participation";
import { accessVerdict } from "#kernel/access.ts";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import { listIdeas, listProjects } from "./store.ts";

const mayOpen =
  ({ access }: { access: Access }) =>
  (reader: Guest | Resident | Staff) =>
    reader.kind !== "staff" || accessVerdict(access, reader) === true;

export const mapParts = [
  { kind: "project" as const, may: mayOpen(participation.listProjects), list: listProjects },
  { kind: "idea" as const, may: mayOpen(participation.listDeskIdeas), list: listIdeas },
];
