/** Strangers who guess passwords slow down themselves, never the account's owner. D §2 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byLink, byPassword } from "../testing/ask-token.ts";
import { linkTo, secretsIn } from "../testing/mails.ts";

const client = "dashboard" as const;
let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

let round = 0;
const anywhere = () => {
  round += 1;
  return `198.51.${100 + Math.floor(round / 250)}.${round % 250}`;
};
const signIn = (person: Person, cookie: string, address = anywhere(), given = password) =>
  askToken(town, byPassword(person.email, given), { client, cookie, address });
async function strangersGuess(person: Person, address?: string): Promise<void> {
  for (let count = 0; count < 60; count++) await signIn(person, "", address, "wrong one");
  expect((await signIn(person, "", address)).body.code).toBe("too_many_tries");
}

describe("in a browser that signed in before", () => {
  test("the person can sign in whatever strangers try, even from the same address", async () => {
    const { ada } = town.people;
    const { all } = await signIn(ada, "");
    const office = anywhere();
    await strangersGuess(ada);
    await strangersGuess(ada, office);
    expect((await signIn(ada, all, office)).status).toBe(200);
  });

  test("five wrong passwords slow down that browser and nobody else", async () => {
    const { ada } = town.people;
    const { all } = await signIn(ada, "");
    for (let count = 0; count < 5; count++)
      expect((await signIn(ada, all, "192.0.2.1", "wrong one")).body.code).toBe("credentials_wrong");
    expect((await signIn(ada, all)).body.code).toBe("too_many_tries");
    expect((await signIn(ada, "", "192.0.2.1")).status).toBe(200);
  });

  test("the mark has no effect for someone else", async () => {
    const { ada, els } = town.people;
    const { all } = await signIn(ada, "");
    await strangersGuess(els);
    expect((await signIn(els, all)).body.code).toBe("too_many_tries");
  });
});

describe("in a new browser", () => {
  test("the person can sign in with a mailed link while strangers guess, and the browser is trusted from then on", async () => {
    const { ada } = town.people;
    await strangersGuess(ada);
    await town.guest.accounts.sendSignInLink({ body: { username: ada.email } });
    const { autologin } = secretsIn(await linkTo(town, ada.email));
    const { status, all } = await askToken(town, byLink(autologin), { client });
    expect(status).toBe(200);
    expect((await signIn(ada, all)).status).toBe(200);
  });

  test("someone who uses up a person's mails leaves them a link that works until more can be sent", async () => {
    const { ada } = town.people;
    const ask = () => town.guest.accounts.sendSignInLink({ body: { username: ada.email } });
    for (let count = 0; count < 5; count++) await ask();
    const { autologin } = secretsIn(await linkTo(town, ada.email));
    const links = () => town.mails(ada.email).filter(({ text }) => text.includes("autologin="));
    expect(links()).toHaveLength(3);
    await town.pass({ minutes: 59 });
    await ask();
    await town.runDue();
    expect(links()).toHaveLength(3);
    expect((await askToken(town, byLink(autologin), { client })).status).toBe(200);
    await town.pass({ minutes: 1 });
    await ask();
    await town.runDue();
    expect(links()).toHaveLength(4);
  });
});

test("in an open session the password still re-authenticates while strangers guess", async () => {
  const { ada } = town.people;
  await strangersGuess(ada);
  await ada.accounts.confirmIdentity({ body: { kind: "password", password } });
});
