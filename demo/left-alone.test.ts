import { expect, test } from "vitest";
import { createOrganisation } from "../apps/server/src/modules/accounts/index.ts";
import { createNetwork } from "../apps/server/src/modules/neighbourhoods/index.ts";
import { migrate } from "../apps/server/src/schema/migrate.ts";
import { newDatabase } from "../apps/server/src/testing/database.ts";
import { stableId } from "./stable-id.ts";
import { loadInto as load, now } from "./testing/load.ts";

test("an account with an address of the demonstration is left alone", async () => {
  const other = await newDatabase({ from: "empty" });
  try {
    await migrate(other);
    const person = { email: "ada@gent.example", firstName: "Ada", lastName: "Echt", language: "nl" as const };
    await other.platform
      .insertInto("public.account")
      .values({ id: stableId("somebody else"), ...person, publicName: "Ada", createdAt: now })
      .execute();
    await expect(load(other)).rejects.toThrow("There is an account ada@gent.example already");
    expect((await other.pool.query("select count(*)::int as count from public.network")).rows).toEqual([{ count: 0 }]);
  } finally {
    await other.close();
  }
});

test("a network with a demonstration's name but other content is left alone", async () => {
  const other = await newDatabase({ from: "empty" });
  try {
    await migrate(other);
    const network = await createNetwork(
      other.platform,
      { slug: "gent", name: "Gent", timeZone: "Europe/Brussels", languages: ["nl"] },
      now,
    );
    await createOrganisation(other.platform, { networkId: network.id, name: "Echt Gent", kind: "city" }, now);
    await expect(load(other)).rejects.toThrow("organisations of its own");
  } finally {
    await other.close();
  }
});
