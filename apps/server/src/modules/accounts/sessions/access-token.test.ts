import { decodeProtectedHeader, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { currentKey } from "#kernel/keys/installation-keys.ts";
import { rotateTestKeys } from "../../../testing/rotate-keys.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";
import { accessTokenPurpose, accessTokenReader, signAccessToken } from "./access-token.ts";

test("a token whose signature was checked before still expires on time", async () => {
  const town = await nextTown();
  const at = town.clock.now();
  const read = accessTokenReader(town.db);
  const token = await signAccessToken(town.db, { sessionId: "s", schema: null }, at);
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  expect(await read(token, at)).toEqual({ sessionId: "s", schema: null });
  expect(await read(token, after(599))).toEqual({ sessionId: "s", schema: null });
  expect(await read(token, after(600))).toBeNull();
  expect(await read(token, after(601))).toBeNull();
});

test("a token that differs in one character from one that was checked is invalid", async () => {
  const town = await nextTown();
  const at = town.clock.now();
  const read = accessTokenReader(town.db);
  const token = await signAccessToken(town.db, { sessionId: "s", schema: null }, at);
  await read(token, at);
  const [head = "", body = "", signature = ""] = token.split(".");
  expect(await read(`${head}.${body}.${signature.startsWith("a") ? "b" : "a"}${signature.slice(1)}`, at)).toBeNull();
});

test("after a rotation, tokens signed before stay valid for as long as they would have, and the retired key signs none", async () => {
  const town = await nextTown();
  const at = town.clock.now();
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const read = accessTokenReader(town.db);
  const says = { sessionId: "s", schema: null };
  const before = await signAccessToken(town.db, says, at);
  expect(await read(before, at)).toEqual(says);
  const { id, bytes } = await currentKey(town.db, accessTokenPurpose);
  await rotateTestKeys(town);
  const next = await signAccessToken(town.db, says, at);
  expect(decodeProtectedHeader(next).kid).not.toBe(id);
  expect(await read(next, at)).toEqual(says);
  expect(await read(before, after(599))).toEqual(says);
  expect(await accessTokenReader(town.db)(before, after(599))).toEqual(says);
  const forged = await new SignJWT({ aud: "stoep-api", sid: "s" })
    .setProtectedHeader({ alg: "HS256", kid: id })
    .setExpirationTime(Math.floor(at.getTime() / 1000) + 3600)
    .sign(bytes);
  expect(await read(forged, after(660))).toBeNull();
});

describe("a token signed with our key", () => {
  /** As only we could sign it, or as an earlier version did. */
  async function sign(town: Town, claims: Record<string, unknown>, header: Record<string, string> = {}) {
    const { id, bytes } = await currentKey(town.db, accessTokenPurpose);
    const at = Math.floor(town.clock.now().getTime() / 1000);
    return new SignJWT({ sid: "s", iat: at, exp: at + 600, ...claims })
      .setProtectedHeader({ alg: "HS256", kid: id, ...header })
      .sign(bytes);
  }

  test.each([
    ["the API", { aud: "stoep-api" }, true],
    ["somebody else", { aud: "stoep-files" }, false],
    ["the API and somebody else", { aud: ["stoep-api", "stoep-files"] }, false],
    ["nobody", {}, false],
    ["another use, by an earlier version", { use: "refresh" }, false],
    ["the API, by an earlier version, before the servers were replaced", { use: "access" }, true],
  ])("for %s", async (_, claims, isGood) => {
    const town = await nextTown();
    expect(await accessTokenReader(town.db)(await sign(town, claims), town.clock.now())).toEqual(
      isGood ? { sessionId: "s", schema: null } : null,
    );
  });

  test("for nobody is refused ten minutes after the start", async () => {
    const town = await nextTown();
    const read = accessTokenReader(town.db);
    await read("none", town.clock.now());
    town.clock.move(600_000);
    expect(await read(await sign(town, { use: "access" }), town.clock.now())).toBeNull();
  });
});

test("a hundred tokens that name unknown keys cost one reading of the keys", async () => {
  const town = await newTown();
  const now = town.clock.now();
  const read = accessTokenReader(town.db);
  const good = await signAccessToken(town.db, { sessionId: "s", schema: null }, now);
  await read(good, now);
  const forged = (kid: string) =>
    new SignJWT({ aud: "stoep-api", sid: "s", exp: 2_000_000_000 })
      .setProtectedHeader({ alg: "HS256", kid })
      .sign(new Uint8Array(32));
  const tokens = await Promise.all(Array.from({ length: 100 }, (_, index) => forged(`key ${index}`)));
  let answers: unknown[] = [];
  const sent = await statementsOf(town.databases.pool, async () => {
    answers = await Promise.all(tokens.map((token) => read(token, now)));
    return undefined;
  });
  expect(answers).toEqual(Array(100).fill(null));
  expect(sent).toHaveLength(1);
});

test("a key made within that second is found all the same", async () => {
  const town = await nextTown();
  const now = town.clock.now();
  const read = accessTokenReader(town.db);
  await read(await signAccessToken(town.db, { sessionId: "s", schema: null }, now), now);
  const unknown = await new SignJWT({}).setProtectedHeader({ alg: "HS256", kid: "x" }).sign(new Uint8Array(32));
  expect(await read(unknown, now)).toBeNull();
  await rotateTestKeys(town);
  const next = await signAccessToken(town.db, { sessionId: "s", schema: null }, now);
  expect(await read(next, now)).toEqual({ sessionId: "s", schema: null });
});
