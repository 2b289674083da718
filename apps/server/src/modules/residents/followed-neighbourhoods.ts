/**
 * Residents follow adjacent neighbourhoods, to read what is sent there. Followers never count: as reached, as viewers or as voters.
 * D §5
 */
import { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { listAdjacent } from "#modules/neighbourhoods/index.ts";
import { putFollowed } from "./store/followed-neighbourhoods.ts";

export const followedNeighbourhoodHandlers = handle(residents, {
  async listAdjacentNeighbourhoods({ actor, db }) {
    return loadAdjacent(db, actor, actor.followedIds);
  },

  async followNeighbourhoods({ actor, body, db, announce, endStreams }) {
    const known = (await listAdjacent(db, actor.neighbourhoodId, actor.followedIds)).map(({ id }) => id);
    const chosen = [...new Set(body.neighbourhoodIds)];
    if (chosen.some((id) => !known.includes(id))) refuse("not_found");
    // They moved house a moment ago.
    if (!(await putFollowed(db, actor, chosen))) refuse("changed_meanwhile");
    await announce("feed", { networkId: actor.network.id, accountId: actor.accountId });
    // Streams reconnect with the new followed neighbourhoods.
    await endStreams({ accountId: actor.accountId });
    return loadAdjacent(db, actor, chosen);
  },
});

async function loadAdjacent(db: Db, { neighbourhoodId }: Resident, followed: readonly string[]) {
  const rows = await listAdjacent(db, neighbourhoodId, followed);
  return { items: rows.map(({ id, name }) => ({ id, name, isFollowed: followed.includes(id) })) };
}
