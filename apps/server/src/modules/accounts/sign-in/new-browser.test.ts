import { describe, expect, test } from "vitest";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";
import { byStep, giveApp } from "../testing/second-factors.ts";
import { browserFamily, isNewBrowser } from "./rules/browsers.ts";

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const enter = (town: Town, email: string, agent: string) =>
  askToken(town, byPassword(email, password), { headers: { "user-agent": agent } });
const notices = async (town: Town, email: string) => {
  await town.runDue();
  return town.mails(email).filter(({ subject }) => subject === "Ingelogd op een nieuw toestel");
};

describe("a sign-in with a new browser", () => {
  test("is reported by mail, once; an update of the same browser is not", async () => {
    const town = await nextTown();
    const { email } = town.people.ada;
    await enter(town, email, firefox(140));
    await enter(town, email, firefox(140));
    await enter(town, email, firefox(141));
    expect(await notices(town, email)).toHaveLength(1);
    await enter(town, email, safari);
    const [first, second] = await notices(town, email);
    expect(first?.text).toContain("Firefox, Linux, 12 mei 2026, 10:00");
    expect(first?.text).toContain("https://stoep.example/dashboard/account/security");
    expect(second?.text).toContain("Safari, iOS");
  });

  test("is reported again after ninety days without it", async () => {
    const town = await nextTown();
    const { email } = town.people.ada;
    await enter(town, email, safari);
    expect(await notices(town, email)).toHaveLength(1);
    await town.pass({ days: 89 });
    await enter(town, email, safari);
    expect(await notices(town, email)).toHaveLength(1);
    await town.pass({ days: 91 });
    await enter(town, email, safari);
    expect(await notices(town, email)).toHaveLength(2);
  });

  test("is not reported at the very first sign-in, nor to residents in the dashboard's words", async () => {
    const town = await nextTown();
    const { dirk } = town.people;
    await town.db.deleteFrom("public.session").where("accountId", "=", dirk.accountId).execute();
    await enter(town, dirk.email, safari);
    expect(await notices(town, dirk.email)).toEqual([]);
    await enter(town, dirk.email, firefox(140));
    const [notice] = await notices(town, dirk.email);
    expect(notice?.text).toContain("https://stoep.example/testdorp/me/security");
  });

  test("with a second factor is reported after the second step, not before", async () => {
    const town = await nextTown();
    const { ada } = town.people;
    const code = await giveApp(town, ada);
    const headers = { "user-agent": safari };
    const { body } = await enter(town, ada.email, safari);
    expect(await notices(town, ada.email)).toEqual([]);
    await askToken(town, byStep(body.refresh_token, code()), { headers });
    expect(await notices(town, ada.email)).toHaveLength(1);
  });
});

test.each([
  [safari, "Safari, iOS"],
  ["", null],
])("%s is shown as %s", (agent, family) => {
  expect(browserFamily(agent)).toBe(family);
});

test("without an earlier browser to compare with, none is new", () => {
  const now = new Date("2026-05-12T08:00:00Z");
  expect(isNewBrowser(safari, [], now)).toBe(false);
  expect(isNewBrowser(safari, [{ agent: firefox(1), refreshedAt: now }], now)).toBe(true);
});
