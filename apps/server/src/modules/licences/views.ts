/** What clients see of a licence. */
import type { LicenceScopeView, LicenceView } from "@stoep/contract/licences";
import type { Db } from "#kernel/database.ts";
import { licenceRows } from "#modules/accounts/index.ts";
import { findNeighbourhoodNames } from "#modules/neighbourhoods/index.ts";

type LicenceWithId = licenceRows.LicenceRow & { id: string };

/** `db` is bound to the organisation's network, to look up the names of neighbourhoods. */
export async function viewLicences(db: Db, rows: LicenceWithId[], now: Date): Promise<LicenceView[]> {
  const ids = new Set(rows.flatMap(({ neighbourhoodIds }) => neighbourhoodIds ?? []));
  const names = ids.size === 0 ? new Map<string, string>() : await findNeighbourhoodNames(db, [...ids]);
  return rows.map((row) => ({
    id: row.id,
    module: row.module,
    state: licenceRows.licenceState(row, now),
    level: row.level,
    from: row.fromAt.toISOString(),
    until: row.untilAt?.toISOString() ?? null,
    readableUntil: licenceRows.readableUntil(row)?.toISOString() ?? null,
    scope: viewScope(row, names),
  }));
}

function viewScope(
  { neighbourhoodIds, projectId, surveyId }: LicenceWithId,
  names: Map<string, string>,
): LicenceScopeView | null {
  if (neighbourhoodIds) {
    const neighbourhoods = neighbourhoodIds.map((id) => ({ id, name: names.get(id) ?? "" }));
    return { kind: "neighbourhoods", neighbourhoods };
  }
  if (projectId) return { kind: "project", projectId };
  return surveyId ? { kind: "survey", surveyId } : null;
}
