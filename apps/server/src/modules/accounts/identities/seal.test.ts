import { beforeAll, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { seal, unseal } from "./seal.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

test("what is sealed can be read back, and looks different every time", async () => {
  const text = "JBSWY3DPEHPK3PXP · geheim";
  const [one, other] = [await seal(town.db, text), await seal(town.db, text)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("JBSW");
  expect([await unseal(town.db, one), await unseal(town.db, other)]).toEqual([text, text]);
});

test("a sealed text that was altered cannot be read", async () => {
  const sealed = Buffer.from(await seal(town.db, "een geheim"), "base64url");
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(unseal(town.db, changed.toString("base64url"))).rejects.toThrow();
  }
});
