import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { apiAs } from "../calls.ts";
import { people, staff } from "../people.ts";
import { testEveryScreen } from "./every-screen.ts";

useBrowser();

describe("every screen of the dashboard can be used", () => {
  testEveryScreen(
    "staff",
    async (look) => ({ page: await staff(people.ada, "/inbox", look), api: await apiAs(people.ada) }),
    ["inbox", "waiting", "shouts-unshared", "care-tickets", "care-members", "care-helpers", "settings-log"],
  );
});
