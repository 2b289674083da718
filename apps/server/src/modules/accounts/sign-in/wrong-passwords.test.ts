import { beforeAll, expect, test } from "vitest";
import { newTown, nextTown, password, type Town } from "../../../testing/town.ts";
import { limitTries } from "../index.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";

let town: Town;
let round = 0;
/** Another address for each try, so that only the account is counted. */
const anywhere = () => {
  round += 1;
  return `198.51.${100 + Math.floor(round / 250)}.${round % 250}`;
};
beforeAll(async () => {
  town = await nextTown();
});

async function failTimes(times: number, email: string, address?: string) {
  const codes = [];
  for (let count = 0; count < times; count++) {
    const { body } = await askToken(town, byPassword(email, "wrong one"), { address: address ?? anywhere() });
    codes.push(body.code);
  }
  return codes;
}
const wrong = (times: number) => Array<string>(times).fill("credentials_wrong");

test("five wrong tries slow an account down, wherever they come from, even for the right password", async () => {
  const { email } = town.people.ada;
  expect(await failTimes(6, email)).toEqual([...wrong(5), "too_many_tries"]);
  const right = await askToken(town, byPassword(email, password), { address: anywhere() });
  expect(right).toMatchObject({ status: 429, body: { code: "too_many_tries" } });
});

test("after half a minute there is one more try; if it is wrong, the wait doubles", async () => {
  const { email } = town.people.els;
  await failTimes(5, email);
  await town.pass({ seconds: 29 });
  expect(await failTimes(1, email)).toEqual(["too_many_tries"]);
  await town.pass({ seconds: 1 });
  expect(await failTimes(2, email)).toEqual(["credentials_wrong", "too_many_tries"]);
  await town.pass({ seconds: 59 });
  expect(await failTimes(1, email)).toEqual(["too_many_tries"]);
  await town.pass({ seconds: 1 });
  expect((await askToken(town, byPassword(email, password))).status).toBe(200);
});

test("signing in clears earlier tries", async () => {
  const { email } = town.people.viktor;
  await failTimes(4, email);
  await askToken(town, byPassword(email, password), { address: anywhere() });
  expect(await failTimes(5, email)).toEqual(wrong(5));
});

test("an address that nobody has is slowed down just the same", async () => {
  expect(await failTimes(6, "nobody@thuis.example")).toEqual([...wrong(5), "too_many_tries"]);
});

test("a hundred simultaneous tries get no more than five", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      askToken(town, byPassword(town.people.mona.email, "wrong one"), { address: anywhere() }),
    ),
  );
  expect(answers.filter(({ body }) => body.code === "credentials_wrong")).toHaveLength(5);
});

test("fifty wrong tries slow an address down, whatever the accounts; others are unaffected", async () => {
  const address = "192.0.2.44";
  for (let count = 0; count < 50; count++) {
    expect(await failTimes(1, `somebody${count}@thuis.example`, address)).toEqual(wrong(1));
  }
  const { email } = town.people.otto;
  expect((await askToken(town, byPassword(email, password), { address })).body.code).toBe("too_many_tries");
  expect((await askToken(town, byPassword(email, password), { address: "192.0.2.45" })).status).toBe(200);
});

test("a forged header does not change the address", async () => {
  const address = "192.0.2.60";
  const forged = () => ({ "x-forwarded-for": anywhere(), forwarded: `for=${anywhere()}`, "x-real-ip": anywhere() });
  for (let count = 0; count < 50; count++) {
    await askToken(town, byPassword(`some${count}@thuis.example`, "wrong one"), { address, headers: forged() });
  }
  const next = await askToken(town, byPassword(town.people.otto.email, password), { address, headers: forged() });
  expect(next.body.code).toBe("too_many_tries");
});

test("behind one proxy the address that the proxy saw counts, not what the caller put before it", async () => {
  const mine = await newTown({ config: { proxyHops: 1 } });
  const from = (caller: string) => ({
    address: "10.0.0.1",
    headers: { "x-forwarded-for": `${anywhere()}, ${caller}` },
  });
  for (let count = 0; count < 50; count++) {
    await askToken(mine, byPassword(`some${count}@thuis.example`, "wrong one"), from("192.0.2.70"));
  }
  const right = byPassword(mine.people.otto.email, password);
  expect((await askToken(mine, right, from("192.0.2.70"))).body.code).toBe("too_many_tries");
  expect((await askToken(mine, right, from("192.0.2.71"))).status).toBe(200);
});

test("tries are stored under hashes", async () => {
  await failTimes(1, town.people.chaima.email, "192.0.2.99");
  const rows = await town.db.selectFrom("public.rateLimit").select("key").execute();
  for (const { key } of rows) expect(key).toMatch(/^sign-in (account|address) [\w-]{43}$/);
});

test("requests of one kind are limited per address and time", async () => {
  const client = { address: "2001:db8::1", agent: "", name: "api" };
  const ask = (address = client.address) =>
    limitTries({ db: town.db, client: { ...client, address }, now: town.clock.now() }, "look-up", {
      max: 3,
      seconds: 60,
    });
  for (const _ of [1, 2, 3]) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
  // A client with one IPv6 address has 2^64 of them.
  await expect(ask("2001:db8::2")).rejects.toMatchObject({ code: "too_many_requests" });
  await ask("2001:db8:0:1::1");
  await town.pass({ seconds: 60 });
  await ask();
});
