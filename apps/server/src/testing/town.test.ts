import { expect, test } from "vitest";
import { newTown } from "./town.ts";

test("in a town everybody is signed in where they belong", async () => {
  const { people } = await newTown();
  const els = await people.els.accounts.getSession();
  expect(els.active).toMatchObject({ kind: "membership", membership: { organisation: { name: "Gemeente Testdorp" } } });
  const fatma = await people.fatma.accounts.getSession();
  expect(fatma.active).toMatchObject({
    kind: "residence",
    residence: { neighbourhood: { name: "Zuid" }, isProven: true },
  });
  expect((await people.sofie.accounts.getSession()).active).toEqual({ kind: "none" });
});

test("passing time signs nobody out", async () => {
  const town = await newTown();
  await town.pass({ days: 100 });
  expect((await town.people.otto.accounts.getSession()).account.firstName).toBe("Otto");
});

test("a guest is refused where sign-in is required", async () => {
  const { guest } = await newTown();
  await expect(guest.accounts.getSession()).refuses("sign_in_required");
  await expect(expect(guest.accounts.getSession()).refuses("not_found")).rejects.toThrow("not_found");
});
