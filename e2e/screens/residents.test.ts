import { describe } from "vitest";
import { openPage, useBrowser } from "../browser.ts";
import { apiAs, apiAsGuest } from "../calls.ts";
import { nextCode, residentWithApp } from "../newcomers.ts";
import { fillIn, people, resident } from "../people.ts";
import { testEveryScreen } from "./every-screen.ts";

useBrowser();

describe("every screen of the residents' app can be used", () => {
  testEveryScreen("resident", async (look) => ({
    page: await resident(people.dirk, "/me", look),
    api: await apiAs(people.dirk, "resident"),
  }));
});

describe("every screen of a resident with a second step can be used", () => {
  testEveryScreen("guarded", async (look) => {
    const { email, secret } = await residentWithApp("Guarded");
    const page = await openPage("/gent/sign-in?next=%2Fme", look);
    await fillIn(page, email);
    await page.getByLabel("Six-digit code").fill(nextCode(secret));
    await page.waitForURL(/\/gent\/me$/);
    return { page, api: apiAsGuest() };
  });
});

describe("every screen before signing in can be used", () => {
  testEveryScreen("guest", async (look) => ({ page: await openPage("/gent", look), api: apiAsGuest() }));
});
