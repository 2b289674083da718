import { expect, test } from "vitest";
import type { Tx } from "#kernel/database.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { disableAccount, setPassword } from "../administration.ts";
import { lockAccount } from "../identities/store/accounts.ts";
import { insertFactor } from "../second-factors/store/factors.ts";
import { endOtherSessions } from "../sessions/store/sessions.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";

/** Signs in with valid credentials while `change` is made but not yet committed. */
async function signInDuring(town: Town, person: Person, change: (db: Tx) => Promise<unknown>) {
  let coming: ReturnType<typeof askToken> | undefined;
  await town.db.transaction().execute(async (db) => {
    await change(db);
    coming = askToken(town, byPassword(person.email, password));
    await untilBlocked(town.databases, coming);
  });
  const { status, body } = (await coming) ?? {};
  return { status, body };
}

const nobodyListens = async () => {};

test("nobody signs in with a password while it is being replaced", async () => {
  const town = await nextTown();
  const { els } = town.people;
  const { body } = await signInDuring(town, els, (db) =>
    setPassword({ db, now: town.clock.now(), endStreams: nobodyListens }, els.accountId, "een-boot-met-zeil"),
  );
  expect(body.code).toBe("credentials_wrong");
});

test("nobody signs in while the account is being switched off, even if it is then switched on again", async () => {
  const town = await nextTown();
  const { els } = town.people;
  const { body } = await signInDuring(town, els, (db) =>
    disableAccount({ db, now: town.clock.now(), endStreams: nobodyListens }, els.accountId),
  );
  expect(body.code).toBe("credentials_wrong");
});

test("a person who signs in while their first factor is being added must take the second step", async () => {
  const town = await nextTown();
  const { els } = town.people;
  const { body } = await signInDuring(town, els, async (db) => {
    await lockAccount(db, els.accountId);
    const factor = { accountId: els.accountId, kind: "text" as const, name: "56", phone: "+32470123456" };
    await insertFactor(db, factor, town.clock.now());
    await endOtherSessions(db, els.accountId, els.accountId, town.clock.now());
  });
  expect(body).toMatchObject({ expires_in: 0, second_step: { kinds: ["text"] } });
});
