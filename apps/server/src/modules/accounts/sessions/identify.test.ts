import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { sessionBy } from "../testing/ask-token.ts";
import { accessTokenPurpose } from "./access-token.ts";

/** A token as signed while the session was in another network, or in none yet. */
const tokenNaming = async (town: Town, sid: string, net: string | undefined) =>
  new SignJWT({ aud: "stoep-api", sid, ...(net && { net }) })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(town.clock.now().getTime() / 1000) + 60)
    .sign(await keyFor(town.db, accessTokenPurpose));

describe("finding out who calls", () => {
  // Each is refused right after being identified, so that the database gets no other query.
  test.each([
    ["els", "/api/feed"],
    ["dirk", "/api/residents/waiting"],
  ] as const)("takes one statement for %s", async (name, url) => {
    const town = await newTown();
    const person = town.people[name];
    const headers = await person.headers();
    const ask = () => town.http.inject({ url, headers });
    expect((await ask()).statusCode).toBe(403);
    const sent = await statementsOf(town.databases.pool, ask);
    expect(sent).toHaveLength(1);
  });

  test("finds residents whose token names no network, or one they have left", async () => {
    const town = await newTown();
    const { dirk } = town.people;
    const signed = await sessionBy(town, (await dirk.headers()).authorization?.slice(7) ?? "");
    expect(signed.body).toMatchObject({ active: { kind: "residence" } });
    for (const net of [undefined, town.networks.naburg.schema]) {
      const response = await sessionBy(town, await tokenNaming(town, dirk.session.id, net));
      expect(response.body).toEqual(signed.body);
    }
  });

  test("does not find a resident who has moved away", async () => {
    const town = await newTown();
    const { dirk } = town.people;
    await town.db
      .updateTable("resident")
      .set({ leftAt: town.clock.now() })
      .where("accountId", "=", dirk.accountId)
      .execute();
    expect(await dirk.accounts.getSession()).toMatchObject({ active: { kind: "none" } });
  });
});
