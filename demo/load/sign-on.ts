/** A city's own sign-on, half set up and not enabled, since nothing responds at its address. */

import { randomBytes } from "node:crypto";
import { daysBefore } from "@stoep/contract/kernel";
import { currentKey } from "../../apps/server/src/kernel/keys/installation-keys.ts";
import { seal, sealPurpose } from "../../apps/server/src/kernel/keys/seal.ts";
import { signOn } from "../../apps/server/src/modules/accounts/index.ts";
import { organisations } from "../people/organisations.ts";
import type { OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { organisationId } from "./people.ts";
import { insertAll, type Site, type Tools } from "./site.ts";

/** Makes the key that seals in advance, so that two cities do not wait for each other to do so. */
export async function makeSealingKey({ store }: Tools): Promise<void> {
  await currentKey(store.platform, sealPurpose);
}

export async function insertSignOn({ trx, now, city }: Site, owner: OrganisationKey): Promise<void> {
  const id = stableId("provider", city);
  const clientSecret = randomBytes(24).toString("base64url");
  await insertAll(trx, "public.identityProvider", [
    {
      id,
      organisationId: organisationId(owner),
      scope: "organisation",
      slug: `${city}-medewerkers`,
      name: `Medewerkers ${organisations[owner].name}`,
      issuer: `https://login.${city}.example`,
      clientId: "stoep",
      clientSecret: await seal(trx, signOn.clientSecretAt(id), clientSecret),
      admits: "pending",
      isEnabled: false,
      createdAt: daysBefore(now, 6),
    },
  ]);
}
