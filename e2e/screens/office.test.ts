import { describe } from "vitest";
import { useBrowser } from "../browser.ts";
import { apiAs } from "../calls.ts";
import { systemAccount } from "../office.ts";
import { staff } from "../people.ts";
import { testEveryScreen } from "./every-screen.ts";

useBrowser();

describe("every screen of the back office can be used", () => {
  testEveryScreen(
    "office",
    async (look) => ({
      page: await staff(systemAccount(), "/platform/networks", look),
      api: await apiAs(systemAccount()),
    }),
    ["accounts", "log"],
  );
});
