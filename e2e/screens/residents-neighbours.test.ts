import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { asDirk } from "./entrances.ts";
import { testEveryScreen } from "./every-screen.ts";
import { menus } from "./menus.ts";

useBrowser();

describe("every screen of the residents’ neighbours can be used", () => {
  testEveryScreen("resident", menus.resident.neighbours, asDirk);
});
