import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { quietLog, waitUntil } from "../../testing/stand-ins.ts";
import { nextTown, password, type Town } from "../../testing/town.ts";
import { setPassword } from "./administration.ts";
import {
  createAccount,
  createMembership,
  createOrganisation,
  disableAccount,
  findAccountByEmail,
  hashPassword,
  mayBeSystem,
  removeFactors,
} from "./index.ts";
import { askToken, byPassword, byRefresh } from "./testing/ask-token.ts";
import { byStep, giveApp, givePhone, giveRecoveryCodes, startSecondStep } from "./testing/second-factors.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

type By = Parameters<typeof removeFactors>[0];
/** As the command line does it: in one transaction. */
const act = <T>(work: (by: By) => Promise<T>) =>
  inTransaction(town.db, (db) =>
    work({
      db,
      now: town.clock.now(),
      config: town.config,
      log: quietLog,
      enqueue: async () => {},
      endStreams: (ended) => town.app.live.end(db, ended),
    }),
  );
const create = (account: Parameters<typeof createAccount>[1]) => act(({ db, now }) => createAccount(db, account, now));

test("a new account signs in, and its address is there once", async () => {
  const account = { email: "Rosa@Werk.example", firstName: "Rosa", lastName: "Claes", language: "nl" as const };
  const passwordHash = await hashPassword("zeven-bruggen", "");
  const id = await create({ ...account, passwordHash });
  expect((await askToken(town, byPassword("rosa@werk.example", "zeven-bruggen"))).body.userId).toBe(id);
  expect(await create({ ...account, passwordHash: "other" })).toBeNull();
  expect(await findAccountByEmail(town.db, " ROSA@werk.example")).toMatchObject({
    id,
    publicName: "Rosa",
    isSystem: false,
  });
  expect((await askToken(town, byPassword("rosa@werk.example", "zeven-bruggen"))).status).toBe(200);
});

test("nobody signs in with a password to an account without one", async () => {
  await create({ email: "leeg@werk.example", firstName: "L", lastName: "G", language: "nl" });
  expect((await askToken(town, byPassword("leeg@werk.example", "x"))).body.code).toBe("credentials_wrong");
});

test("an organisation has its name once per network, a person their membership once", async () => {
  const now = town.clock.now();
  const organisation = { networkId: town.networks.testdorp.id, name: "Speeltuin", kind: "association" as const };
  const organisationId = (await createOrganisation(town.db, organisation, now)) ?? "";
  expect(await createOrganisation(town.db, organisation, now)).toBeNull();
  expect(await createOrganisation(town.db, { ...organisation, networkId: town.networks.naburg.id }, now)).toBeTruthy();
  const membership = {
    accountId: town.people.sofie.accountId,
    organisationId,
    type: "user" as const,
    levels: { network: "viewer" as const },
  };
  const membershipId = (await createMembership(town.db, membership, now)) ?? "";
  expect(await createMembership(town.db, membership, now)).toBeNull();
  const { active } = await town.people.sofie.accounts.activateMembership({ body: { membershipId } });
  expect(active).toMatchObject({ membership: { levels: { network: "viewer", participation: null, care: null } } });
});

test("a new password ends all sessions and streams", async () => {
  const { accountId, email, session } = town.people.bram;
  const { body } = await askToken(town, byPassword(email, password));
  let isEnded = false;
  const end = () => {
    isEnded = true;
  };
  const stop = town.app.live.subscribe(
    { networkId: null, accountId, sessionId: session.id },
    { changed: () => {}, end },
  );
  await act((by) => setPassword(by, accountId, "nieuwe-fietsbel"));
  await expect(town.people.bram.accounts.getSession()).refuses("sign_in_required");
  expect((await askToken(town, byRefresh(body.refresh_token))).body.code).toBe("token_invalid");
  expect((await askToken(town, byPassword(email, password))).body.code).toBe("credentials_wrong");
  expect((await askToken(town, byPassword(email, "nieuwe-fietsbel"))).status).toBe(200);
  await waitUntil(() => isEnded);
  stop();
});

test("without second factors a password is enough; pending second-factor sessions and recovery codes no longer work", async () => {
  const { nina } = town.people;
  const code = await giveApp(town, nina);
  await givePhone(town, nina);
  const [recovery = ""] = await giveRecoveryCodes(town, nina);
  const pending = await startSecondStep(town, nina);
  const remove = () => act((by) => removeFactors(by, nina.accountId));
  expect(await remove()).toEqual(["app", "text"]);
  await expect(nina.accounts.getSession()).refuses("sign_in_required");
  for (const step of [byStep(pending, code()), byStep(pending, recovery, "recovery")])
    expect((await askToken(town, step)).status).not.toBe(200);
  const codes = town.db.selectFrom("public.recoveryCode").where("accountId", "=", nina.accountId);
  expect(await codes.select("codeHash").execute()).toEqual([]);
  const { status, body } = await askToken(town, byPassword(nina.email, password));
  expect([status, body.userId]).toEqual([200, nina.accountId]);
  await town.runDue();
  const told = town.mails(nina.email).filter(({ text }) => text.includes("authenticator-app en sms"));
  expect(told).toHaveLength(1);
  // The second call signs nobody out.
  expect(await remove()).toEqual([]);
  expect((await askToken(town, byRefresh(body.refresh_token))).status).toBe(200);
});

test("an account that is switched off is signed out immediately, and stays out", async () => {
  const { aisha } = town.people;
  await act((by) => disableAccount(by, aisha.accountId));
  await expect(aisha.accounts.getSession()).refuses("sign_in_required");
  expect((await askToken(town, byPassword(aisha.email, password))).body.code).toBe("credentials_wrong");
});

test.each([
  ["an@stoep.example", "stoep.example", true],
  ["an@STOEP.example", "stoep.example", true],
  ["an@notstoep.example", "stoep.example", false],
  ["an@stoep.example.evil.example", "stoep.example", false],
  ["an@anywhere.example", null, true],
])("%s may be one of the provider's people at %s: %s", (email, providerMailDomain, may) => {
  expect(mayBeSystem({ providerMailDomain }, email)).toBe(may);
});

test("expired rows are deleted", async () => {
  const mine = await nextTown();
  const { body } = await askToken(mine, byPassword(mine.people.ada.email, password));
  await askToken(mine, byPassword("nobody@werk.example", "wrong one"));
  const counts = async () => {
    const of = async (table: "public.refreshToken" | "public.session" | "public.rateLimit") =>
      (
        await mine.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n;
    return [await of("public.refreshToken"), await of("public.session"), await of("public.rateLimit")];
  };
  const [, everybody = 0] = await counts();
  await mine.pass({ days: 29 });
  expect(await counts()).toEqual([1, everybody, 0]);
  await mine.pass({ days: 2 });
  expect(await counts()).toEqual([0, everybody, 0]);
  expect((await askToken(mine, byRefresh(body.refresh_token))).body.code).toBe("token_invalid");
  await mine.pass({ days: 90 });
  expect(await counts()).toEqual([0, everybody - 1, 0]);
});
