import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { asGuest } from "./entrances.ts";
import { testEveryScreen } from "./every-screen.ts";
import { menus } from "./menus.ts";

useBrowser();

describe("every screen before signing in can be used", () => {
  testEveryScreen("guest", menus.guest.all, asGuest, { on: ["phone"] });
});
