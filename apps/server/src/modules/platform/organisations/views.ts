import type { OrganisationRow } from "@stoep/contract/platform";
import { licenceRows } from "#modules/accounts/index.ts";
import type { OrganisationRecord } from "./store.ts";

export const viewOrganisationBase = ({
  id,
  name,
  kind,
  networkId,
  slug,
  networkName,
  members,
  createdAt,
}: OrganisationRecord) => ({
  id,
  name,
  kind,
  network: { id: networkId, slug, name: networkName },
  members: Number(members),
  createdAt: createdAt.toISOString(),
});

export const viewOrganisationRow = (row: OrganisationRecord, now: Date): OrganisationRow => ({
  ...viewOrganisationBase(row),
  licences: licenceRows.licenceStates(licenceRows.parseLicences(row.licences), now),
});
