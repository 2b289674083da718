import type { FieldCode } from "@stoep/contract/kernel";
import { type PlaceGroup, placeGroupsMax, publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { findNeighbourhoodNames, findPlacedStreets } from "#modules/neighbourhoods/index.ts";
import { type ExistingPlaces, narrowedBy, remainingPlaces, type SavedPlaces } from "./rules.ts";
import * as store from "./store.ts";

type Row = SavedPlaces & { id: string; name: string };

const subjectOf = ({ id, name }: Pick<Row, "id" | "name">) => ({ kind: "placeGroup", id, name });

export const placeGroupHandlers = handle(publishing, {
  async listPlaceGroups({ actor, db }) {
    const rows = await store.listPlaceGroups(db, actor.organisation.id, placeGroupsMax);
    const places = await findPlaces(db, rows);
    return { items: rows.map((row) => viewPlaceGroup(row, places)) };
  },

  async createPlaceGroup(call) {
    const { actor, body, db, now } = call;
    const [neighbourhoodIds, streetIds] = [[...new Set(body.neighbourhoodIds)], [...new Set(body.streetIds)]];
    const places = await findPlaces(db, [{ neighbourhoodIds, streetIds }]);
    const problems: Record<string, FieldCode> = {};
    if (places.neighbourhoods.size < neighbourhoodIds.length) problems.neighbourhoodIds = "neighbourhoodUnknown";
    const streets = [...places.streets.values()];
    const isInside = (street: { neighbourhoodIds: string[] }) =>
      street.neighbourhoodIds.some((id) => neighbourhoodIds.includes(id));
    if (streets.length < streetIds.length || !streets.every(isInside)) problems.streetIds = "streetUnknown";
    if (Object.keys(problems).length > 0) refuseFields(problems);
    const narrowedIds = narrowedBy(neighbourhoodIds, streets);
    const row = { id: newId(), name: body.name, neighbourhoodIds, streetIds, narrowedIds };
    const written = { ...row, organisationId: actor.organisation.id, createdAt: now };
    if (!(await store.insertPlaceGroup(db, written, placeGroupsMax).catch(refuseSameName)))
      refuseFields({ name: "tooMany" });
    await record(call, { action: "publishing.savePlaceGroup", subject: subjectOf(row) });
    await announceChange(call);
    return viewPlaceGroup(row, places);
  },

  async renamePlaceGroup(call) {
    const { actor, body, db, params } = call;
    const row = (await store.lockPlaceGroup(db, actor.organisation.id, params.groupId)) ?? refuse("not_found");
    await store.updatePlaceGroupName(db, row.id, body.name).catch(refuseSameName);
    const changed = changes({ name: row.name }, body);
    if (changed)
      await record(call, {
        action: "publishing.renamePlaceGroup",
        subject: subjectOf({ ...row, name: body.name }),
        ...changed,
      });
    await announceChange(call);
    return viewPlaceGroup({ ...row, name: body.name }, await findPlaces(db, [row]));
  },

  async deletePlaceGroup(call) {
    const { actor, db, params } = call;
    const row = (await store.deletePlaceGroup(db, actor.organisation.id, params.groupId)) ?? refuse("not_found");
    await record(call, { action: "publishing.deletePlaceGroup", subject: subjectOf(row) });
    await announceChange(call);
    return { done: true };
  },
});

const refuseSameName = (error: unknown) =>
  violation(error) === "unique" ? refuseFields({ name: "nameTaken" }) : Promise.reject(error);

const announceChange = ({ actor, announce }: StaffCall) =>
  announce("publishing", { networkId: actor.network.id, organisationId: actor.organisation.id });

/** Which of the places of all these groups exist now, in two statements. */
async function findPlaces(
  db: Db,
  groups: readonly Pick<SavedPlaces, "neighbourhoodIds" | "streetIds">[],
): Promise<ExistingPlaces> {
  const [neighbourhoods, streets] = [
    await findNeighbourhoodNames(db, [...new Set(groups.flatMap((group) => group.neighbourhoodIds))]),
    await findPlacedStreets(db, [...new Set(groups.flatMap((group) => group.streetIds))]),
  ];
  return {
    neighbourhoods: new Set(neighbourhoods.keys()),
    streets: new Map(streets.map((street) => [street.id, street])),
  };
}

function viewPlaceGroup(row: Row, places: ExistingPlaces): PlaceGroup {
  return { id: row.id, name: row.name, ...remainingPlaces(row, places) };
}
