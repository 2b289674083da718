/** What clients see of a licence. */
import { staffFor } from "@stoep/contract/features";
import type { LicenceScopeView, LicenceView } from "@stoep/contract/licences";
import { accessVerdict } from "#kernel/access.ts";
import type { Actor } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Provided } from "#kernel/provided.ts";
import { licenceRows } from "#modules/accounts/index.ts";
import { findNeighbourhoodNames } from "#modules/neighbourhoods/index.ts";
import type { Licensable, LicensedKind } from "./kinds.ts";

type LicenceWithId = licenceRows.LicenceRow & { id: string };

interface LicenceReader extends ReaderScope<Actor> {
  provided: Pick<Provided, "licensedKinds">;
}

interface Names {
  neighbourhoods: ReadonlyMap<string, string>;
  things: ReadonlyMap<string, Licensable>;
}

/** The `db` of the reader is bound to the organisation's network, to look up the names of neighbourhoods and things. */
export async function viewLicences(
  reader: LicenceReader,
  organisationId: string,
  rows: LicenceWithId[],
): Promise<LicenceView[]> {
  const ids = [...new Set(rows.flatMap(({ neighbourhoodIds }) => neighbourhoodIds ?? []))];
  const names = {
    neighbourhoods: ids.length === 0 ? new Map<string, string>() : await findNeighbourhoodNames(reader.db, ids),
    things: await findThings(reader, organisationId, rows),
  };
  return rows.map((row) => ({
    id: row.id,
    module: row.module,
    state: licenceRows.licenceState(row, reader.now),
    level: row.level,
    from: row.fromAt.toISOString(),
    until: row.untilAt?.toISOString() ?? null,
    readableUntil: licenceRows.readableUntil(row)?.toISOString() ?? null,
    scope: viewScope(reader, row, names),
  }));
}

function viewScope(
  { actor, provided }: LicenceReader,
  { neighbourhoodIds, thingKind: kind, thingId: id }: LicenceWithId,
  names: Names,
): LicenceScopeView | null {
  if (neighbourhoodIds) {
    const neighbourhoods = neighbourhoodIds.map((one) => ({ id: one, name: names.neighbourhoods.get(one) ?? "" }));
    return { kind: "neighbourhoods", neighbourhoods };
  }
  if (kind === null || id === null) return null;
  const of = provided.licensedKinds.get(kind);
  const thing = names.things.get(id);
  const name = of && thing && knowsName(of, actor, thing) ? thing.name : "";
  return { kind: "thing", thing: { kind, id, name, isGone: thing === undefined } };
}

/** The provider, and the colleagues who see drafts of its kind, know all; the others what is published. */
const knowsName = ({ feature }: LicensedKind, actor: Actor, { publishedAt }: Licensable): boolean =>
  publishedAt !== null ||
  actor.kind !== "staff" ||
  actor.isSystem ||
  accessVerdict(staffFor(feature, "viewer"), actor) === true;

/** One statement for each kind that occurs among them. */
async function findThings(reader: LicenceReader, organisationId: string, rows: readonly LicenceWithId[]) {
  const found = await Promise.all(
    [...reader.provided.licensedKinds].map(([kind, { listOf }]) => {
      const ids = rows.flatMap(({ thingKind, thingId }) => (thingKind === kind && thingId ? [thingId] : []));
      return ids.length === 0 ? [] : listOf(reader, organisationId, { ids });
    }),
  );
  return new Map(found.flat().map((thing) => [thing.id, thing]));
}
