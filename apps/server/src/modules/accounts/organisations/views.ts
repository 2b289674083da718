/** What everyone sees of an organisation, and what its members see. */
import type { OrganisationDetails, OrganisationProfile } from "@stoep/contract/accounts";
import type { Network } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import type { OrganisationRow } from "./store/organisations.ts";

export const viewOrganisation = (network: Network, row: OrganisationRow): OrganisationProfile => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  textHtml: row.textHtml ?? "",
  website: row.website ?? "",
  phone: row.phone ?? "",
  address: row.address ?? "",
  logo: row.logo && viewFile(network, row.logo),
  banner: row.banner && viewFile(network, row.banner),
  memberSince: row.createdAt.toISOString(),
});

export const viewBottomUp = (row: OrganisationRow) => ({
  isDisabled: row.isBottomUpDisabled ?? false,
  disabledKinds: row.disabledKinds ?? [],
  placeholder: row.bottomUpPlaceholder ?? "",
});

export const viewDetails = (network: Network, row: OrganisationRow): OrganisationDetails => ({
  ...viewOrganisation(network, row),
  bottomUp: viewBottomUp(row),
  secondFactorFrom: row.secondFactorFrom?.toISOString() ?? null,
  isCareSecured: row.isCareSecured,
});
