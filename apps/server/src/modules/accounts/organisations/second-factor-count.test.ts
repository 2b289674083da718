import { expect, test } from "vitest";
import { nextTown } from "../../../testing/town.ts";

test("an owner sees how many of the members who can sign in have a second factor", async () => {
  const town = await nextTown();
  const { ada, els } = town.people;
  const before = await ada.accounts.countSecondFactors();
  expect(before.withSecondFactor).toBe(0);
  expect(before.members).toBeGreaterThan(2);
  for (const [kind, name] of [
    ["text", "Phone"],
    ["passkey", "Key"],
  ] as const) {
    await town.db
      .insertInto("public.factor")
      .values({
        id: crypto.randomUUID(),
        accountId: els.accountId,
        kind,
        name,
        phone: kind === "text" ? "+32470123456" : null,
        credentialId: kind === "passkey" ? "one" : null,
        publicKey: kind === "passkey" ? "key" : null,
        createdAt: town.clock.now(),
      })
      .execute();
  }
  expect(await ada.accounts.countSecondFactors()).toEqual({ members: before.members, withSecondFactor: 1 });
  await town.db
    .updateTable("public.membership")
    .set({ type: "disabled" })
    .where("id", "=", els.session.membershipId ?? "")
    .execute();
  expect(await ada.accounts.countSecondFactors()).toEqual({ members: before.members - 1, withSecondFactor: 0 });
  await expect(town.people.viktor.accounts.countSecondFactors()).refuses("owner_only");
});
