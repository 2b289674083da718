import { describe } from "vitest";
import { openPage, useBrowser } from "../browser.ts";
import { apiByLink } from "../calls.ts";
import { systemAccount } from "../office.ts";
import { testEveryScreen } from "./every-screen.ts";

useBrowser();

describe("every screen of the back office can be used", () => {
  testEveryScreen("office", async (look) => {
    const api = await apiByLink(systemAccount("en", `screens-${Date.now()}@stoep.example`));
    const page = await openPage(systemAccount(), look);
    await page.waitForURL("**/platform/**");
    return { page, api };
  });
});
