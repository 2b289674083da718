import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { asAda } from "./entrances.ts";
import { testEveryScreen } from "./every-screen.ts";
import { menus } from "./menus.ts";

useBrowser();

describe("every screen of the dashboard’s participation can be used", () => {
  testEveryScreen("staff", menus.staff.participation, asAda);
});
