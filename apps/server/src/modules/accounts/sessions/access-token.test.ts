import { expect, test } from "vitest";
import { nextTown } from "../../../testing/town.ts";
import { accessTokenReader, signAccessToken } from "./access-token.ts";

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
