import { decodeProtectedHeader, SignJWT } from "jose";
import { expect, test } from "vitest";
import { currentKey } from "#kernel/keys/installation-keys.ts";
import { rotateTestKeys } from "../../../testing/rotate-keys.ts";
import { nextTown } from "../../../testing/town.ts";
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
  const forged = await new SignJWT({ use: "access", sid: "s" })
    .setProtectedHeader({ alg: "HS256", kid: id })
    .setExpirationTime(Math.floor(at.getTime() / 1000) + 3600)
    .sign(bytes);
  expect(await read(forged, after(660))).toBeNull();
});
