import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { asDirk, asResidentWithApp } from "./entrances.ts";
import { testEveryScreen } from "./every-screen.ts";
import { menus } from "./menus.ts";

useBrowser();

describe("every screen of a resident’s account can be used", () => {
  testEveryScreen("resident", menus.resident.account, asDirk);
});

describe("every screen of a resident with a second step can be used", () => {
  testEveryScreen("guarded", menus.guarded.account, asResidentWithApp);
});
