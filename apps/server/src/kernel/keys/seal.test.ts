import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { placeOfKey } from "./installation-keys.ts";
import { masterKey, newMasterKey, parseMasterKeys } from "./master-key.ts";
import { type SealedPlace, seal, unseal } from "./seal.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const place: SealedPlace = { table: "public.factor", column: "secret", row: "one" };

test("what is sealed can be read back, and looks different every time", async () => {
  const text = "JBSWY3DPEHPK3PXP · geheim";
  const [one, other] = [await seal(town.db, place, text), await seal(town.db, place, text)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("JBSW");
  expect([await unseal(town.db, place, one), await unseal(town.db, place, other)]).toEqual([text, text]);
});

test("a sealed text that was altered cannot be read", async () => {
  const [keyId, text = ""] = (await seal(town.db, place, "een geheim")).split(":");
  const sealed = Buffer.from(text, "base64url");
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(unseal(town.db, place, `${keyId}:${changed.toString("base64url")}`)).rejects.toThrow();
  }
});

test("a sealed text opens in no other row, column or table", async () => {
  const sealed = await seal(town.db, place, "een geheim");
  for (const elsewhere of [{ row: "two" }, { column: "name" }, { table: "public.challenge" }])
    await expect(unseal(town.db, { ...place, ...elsewhere }, sealed)).rejects.toThrow();
  expect(await unseal(town.db, place, sealed)).toBe("een geheim");
});

test("a wrapped key is unwrapped by no other master key, and for no other row or purpose", () => {
  const [ours, other] = [masterKey(newMasterKey()), masterKey(newMasterKey())];
  const key = randomBytes(32);
  const row = { id: "0190a6a0-0000-7000-8000-000000000001", purpose: "sealing" };
  const wrapped = ours.wrap(key, placeOfKey(row));
  expect(ours.unwrap(wrapped, placeOfKey(row))).toEqual(key);
  expect(() => other.unwrap(wrapped, placeOfKey(row))).toThrow();
  expect(() => ours.unwrap(wrapped, placeOfKey({ ...row, purpose: "codes" }))).toThrow();
  expect(() => ours.unwrap(wrapped, placeOfKey({ ...row, id: `${row.id.slice(0, -1)}2` }))).toThrow();
  expect(ours.id).not.toBe(other.id);
});

test("master keys are read as other programs write them, and anything else is refused without being shown", () => {
  const [one, other] = [randomBytes(32), randomBytes(32)];
  const texts = [one, other].map((key) => key.toString("base64url"));
  expect(parseMasterKeys(`# note\n${one.toString("base64")}\n\n${other.toString("base64")}\n`, "X")).toEqual(texts);
  expect(parseMasterKeys(`${texts[0]},${texts[1]},${texts[0]}`, "X")).toEqual(texts);
  for (const wrong of ["", "# only a note", "c2hvcnQ", `${texts[0]} c2hvcnQ`]) {
    expect(() => parseMasterKeys(wrong, "STOEP_KEY")).toThrow(/^STOEP_KEY must hold master keys of 32 bytes/);
    expect(() => parseMasterKeys(wrong, "STOEP_KEY")).not.toThrow("c2hvcnQ");
  }
});
