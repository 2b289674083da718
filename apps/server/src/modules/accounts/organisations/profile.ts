import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { findOrganisation } from "./store/organisations.ts";
import { viewOrganisation } from "./views.ts";

/** What everyone may see of an organisation; null if the network has none with this id. */
export async function readProfile(
  db: Db,
  network: Network,
  organisationId: string,
): Promise<OrganisationProfile | null> {
  const row = await findOrganisation(db, network.id, organisationId);
  return row ? viewOrganisation(network, row) : null;
}
