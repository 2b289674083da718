/** A city's own sign-on, half set up and not enabled, since nothing responds at its address. */

import { randomBytes } from "node:crypto";
import { daysBefore } from "@stoep/contract/kernel";
import { seal } from "../../apps/server/src/modules/accounts/identities/index.ts";
import { organisations } from "../people/organisations.ts";
import type { OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { organisationId } from "./people.ts";
import { insertAll, type Site, type Tools } from "./site.ts";

/** Creates the installation's sealing secret in advance, so that two cities do not wait for each other to do so. */
export async function makeSecret({ store }: Tools): Promise<void> {
  await seal(store.platform, "");
}

export async function insertSignOn({ trx, now, city }: Site, owner: OrganisationKey): Promise<void> {
  await insertAll(trx, "public.identityProvider", [
    {
      id: stableId("provider", city),
      organisationId: organisationId(owner),
      scope: "organisation",
      slug: `${city}-medewerkers`,
      name: `Medewerkers ${organisations[owner].name}`,
      issuer: `https://login.${city}.example`,
      clientId: "stoep",
      clientSecret: await seal(trx, randomBytes(24).toString("base64url")),
      admits: "pending",
      isEnabled: false,
      createdAt: daysBefore(now, 6),
    },
  ]);
}
