/** Whatever the house signs says what it is for, and is refused everywhere else. D §2 */
import { createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { currentKey, keyFor } from "#kernel/keys/installation-keys.ts";
import { accessTokenPurpose } from "#modules/accounts/sessions/access-token.ts";
import { askToken, byRefresh } from "#modules/accounts/testing/ask-token.ts";
import { newStamp, readStamp } from "#modules/care/intake-form/stamps.ts";
import { aHelper } from "#modules/care/testing/rows.ts";
import { addressPurpose, fileAddress, provenAudience } from "#modules/files/file-address.ts";
import { unsubscribeKeyOf } from "#modules/notifications/testing/notices.ts";
import { unsubscribeTokenFor } from "#modules/notifications/unsubscribe-links/index.ts";
import { nextTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const organisation = newId();
const file = { key: "k".repeat(22), secret: "s" };

/** One of each, as it is given out. */
async function texts(): Promise<Record<string, string>> {
  const { dirk } = town.people;
  const { authorization = "" } = await dirk.headers();
  const link = {
    networkId: town.networks.testdorp.id,
    readerId: dirk.session.residentId ?? "",
    accountId: dirk.accountId,
  };
  const signed = fileAddress({ slug: "testdorp" }, file, { audience: "editors", now: town.clock.now() });
  const { address } = await dirk.publishing.renewMyCalendar();
  await aHelper(town, { person: { accountId: dirk.accountId, linkedAt: town.clock.now() } });
  const params = { organisationId: town.organisations.city };
  const visits = await dirk.care.renewOwnVisitCalendar({ params });
  return {
    access: authorization.slice("Bearer ".length),
    unsubscribe: unsubscribeTokenFor(await unsubscribeKeyOf(town), { ...link, reader: "residents", what: "progress" }),
    file: signed.split("/").at(-1) ?? "",
    stamp: newStamp(await keyFor(town.db, "care form"), organisation, town.clock.now()),
    calendar: (address ?? "").split("/").at(-2) ?? "",
    visits: (visits.address ?? "").split("/").at(-2) ?? "",
  };
}

interface Request {
  url: string;
  method?: "POST";
  headers?: Record<string, string>;
  payload?: object;
}
const isOk = (options: Request) => town.http.inject(options).then(({ statusCode }) => statusCode === 200);

/** Where each opens something. */
const doors: Record<string, (text: string) => boolean | Promise<boolean>> = {
  access: (text) =>
    isOk({ url: "/api/businessprofileapi/profiledetails", headers: { authorization: `Bearer ${text}` } }),
  unsubscribe: (token) => isOk({ method: "POST", url: "/api/unsubscribe/read", payload: { token } }),
  file: (named) => provenAudience(file, named, town.clock.now()) === "editors",
  stamp: async (text) => readStamp(await keyFor(town.db, "care form"), organisation, text) !== null,
  calendar: (key) => isOk({ url: `/api/networks/testdorp/calendars/${encodeURIComponent(key)}/activities.ics` }),
  visits: (key) => isOk({ url: `/api/networks/testdorp/care/calendars/${encodeURIComponent(key)}/visits.ics` }),
  refresh: async (token) => (await askToken(town, byRefresh(token))).status === 200,
};

test("each opens its own door and no other", async () => {
  for (const [kind, text] of Object.entries(await texts()))
    for (const [door, opens] of Object.entries(doors))
      expect([kind, door, await opens(text)]).toEqual([kind, door, kind === door]);
});

test("each kind has a key of its own, so that a text signed for one is not even well signed for another", async () => {
  const purposes = [accessTokenPurpose, addressPurpose, "care form", "codes"];
  const keys = await Promise.all(purposes.map(async (one) => (await currentKey(town.db, one)).bytes.toString("hex")));
  expect(new Set([...keys, await unsubscribeKeyOf(town)]).size).toBe(purposes.length + 1);
  const body = `${file.secret}.${file.key}.k${(town.clock.now().getTime() * 2).toString(36)}`;
  const wrong = createHmac("sha256", await keyFor(town.db, "codes"))
    .update(body)
    .digest("base64url")
    .slice(0, 22);
  expect(provenAudience(file, `${file.key}.${body.split(".").at(-1)}.${wrong}`, town.clock.now())).toBe("public");
});

/** A new place that signs belongs in `texts` and `doors` above, unless what it makes stays here. */
const signers = {
  "modules/accounts/sessions/access-token.ts": "access",
  "modules/files/file-address.ts": "file",
  "modules/notifications/unsubscribe-links/tokens.ts": "unsubscribe",
  "modules/care/intake-form/stamps.ts": "stamp",
  "modules/accounts/identities/computed-proofs.ts": "the puzzle that a form asks, with what it is about",
  "modules/surveys/codes/code.ts": "hashes of codes to answer with, each with its survey",
  "modules/accounts/second-factors/rules/codes.ts": "hashes of codes, each with its subject",
  "modules/accounts/sessions/tokens.ts": "the successor of a refresh token, under the browser's own key",
  "adapters/embedded-postgres.ts": "a password of the database",
  "modules/budgets/ballots/seals.ts":
    "what finds a ballot or an answer, under the key of its vote or survey, and is given to nobody",
};

test("nothing else is signed", async () => {
  const root = resolve(import.meta.dirname, "..");
  const names = (await readdir(root, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\//.test(name),
  );
  const found: string[] = [];
  for (const name of names)
    if (/createHmac\(|new SignJWT|createSign\(/.test(await readFile(join(root, name), "utf8"))) found.push(name);
  expect(found.sort()).toEqual(Object.keys(signers).sort());
});
