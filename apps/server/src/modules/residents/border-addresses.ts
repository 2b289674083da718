/**
 * Staff of the city assign an address near a border to the neighbourhood on its other side. Its residents move with it in the same
 * transaction and stay proven; what they wrote stays where it was written. Staff are never told whether anybody lives there. D §5
 */
import { namedReference } from "@stoep/contract/kernel";
import { type BorderAddress, type BorderAddressChoice, nearBorderMetres, residents } from "@stoep/contract/residents";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { notifyMoved } from "./border-changes.ts";
import { mayConfirm } from "./policy.ts";
import { moveHouseholdAt } from "./store/households.ts";

const pageSize = 50;

type NamedArea = NonNullable<BorderAddress["liesIn"]>;

export const borderAddressHandlers = handle(residents, {
  async listMovedAddresses({ actor, db, query }) {
    ensure(mayConfirm(actor));
    const rows = await neighbourhoods.listMovedAddresses(db, readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ placedAt, id }) => [placedAt ?? "", id]);
    const around = await neighbourhoods.areaFinder(db, page);
    return { items: page.map((row) => viewBorderAddress(row, around(row))), next };
  },

  async getBorderAddress({ actor, db, params }) {
    ensure(mayConfirm(actor));
    return viewChoice(await findAddressChoice(db, params.addressId));
  },

  async moveAddress(call) {
    const { actor, body, db, now, params } = call;
    ensure(mayConfirm(actor));
    if (!(await neighbourhoods.shareImportLock(db, actor.network.schema))) refuse("addresses_loading");
    if (!(await neighbourhoods.lockAddress(db, params.addressId))) refuse("not_found");
    const { row, around, near } = await findAddressChoice(db, params.addressId);
    if (row.neighbourhoodId !== body.from) refuse("changed_meanwhile");
    const to = body.neighbourhoodId === null ? around : near.find(({ id }) => id === body.neighbourhoodId);
    if (to === undefined) return refuseFields({ neighbourhoodId: "neighbourhoodFar" });
    const placed = to?.id === around?.id ? null : { at: now, by: actor.accountId };
    await neighbourhoods.updatePlacement(db, row.id, { neighbourhoodId: to?.id ?? null, placed });
    await neighbourhoods.linkStreet(db, row.streetId);
    if (to && to.id !== row.neighbourhoodId)
      await notifyMoved({ ...call, network: actor.network }, await moveHouseholdAt(db, row.id, to.id));
    if ((to?.id ?? null) !== row.neighbourhoodId) await recordAddressMove(call, row, to);
    await call.announce("residents", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return viewChoice(await findAddressChoice(db, row.id));
  },
});

type AddressChoice = Awaited<ReturnType<typeof findAddressChoice>>;

async function findAddressChoice(db: Db, addressId: string) {
  const row = (await neighbourhoods.findBorderAddress(db, addressId)) ?? refuse("not_found");
  return { row, ...(await neighbourhoods.findAreasNear(db, row, nearBorderMetres)) };
}

/** Names the street, never the house: somebody may live there. */
function recordAddressMove(
  call: StaffCall,
  { id, street, neighbourhoodName }: neighbourhoods.BorderAddressRow,
  to: NamedArea | null,
): Promise<void> {
  return record(call, {
    action: "residents.moveAddress",
    subject: { kind: "address", id, name: street },
    old: { neighbourhood: neighbourhoodName ?? "" },
    new: { neighbourhood: to?.name ?? "" },
  });
}

function viewBorderAddress(row: neighbourhoods.BorderAddressRow, liesIn: NamedArea | null): BorderAddress {
  const { neighbourhoodId: id, neighbourhoodName: name, placedAt, moverName } = row;
  return {
    addressId: row.id,
    label: neighbourhoods.addressLabel(row),
    neighbourhood: namedReference(id, name),
    liesIn: liesIn && { id: liesIn.id, name: liesIn.name },
    moved: placedAt && { at: placedAt.toISOString(), by: moverName },
  };
}

const viewChoice = ({ row, around, near }: AddressChoice): BorderAddressChoice => ({
  ...viewBorderAddress(row, around),
  choices: near,
});
