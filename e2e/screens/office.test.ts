import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { asSystemAccount } from "./entrances.ts";
import { testEveryScreen } from "./every-screen.ts";
import { menus } from "./menus.ts";

useBrowser();

describe("every screen of the back office can be used", () => {
  testEveryScreen("office", menus.office.all, asSystemAccount, { lists: ["accounts", "log"] });
});
