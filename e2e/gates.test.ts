/** What blocks people, how they get past it, and how an open page follows other people's decisions. */
import { daysAfter } from "@stoep/contract/kernel";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { type Api, apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { expectGoodLooks } from "./looks.ts";
import { addApp, newColleague } from "./newcomers.ts";
import { people, staff } from "./people.ts";
import { totp } from "./totp.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a second step is announced, then required in the open page too; once it is added work continues", async () => {
  const leuven = { by: "otto@leuven.example" };
  const [olga, mila] = [await newColleague("Olga", { ...leuven, type: "owner" }), await newColleague("Mila", leuven)];
  const owner = await apiAs(olga);
  await addApp(owner);
  const ask = (from: Date | null) =>
    owner.accounts.requireSecondFactor({ body: { from: from?.toISOString() ?? null } });
  try {
    const page = await staff(mila, "/inbox?state=concept");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    await ask(daysAfter(new Date(now()), 20));
    await page.getByText("You will soon need a second step").waitFor();
    await expectGoodLooks(page, "second-step-soon");
    await press(page, "Hide for today");
    expect(await page.getByText("You will soon need a second step").count()).toBe(0);

    await ask(new Date(now() - 1000));
    await heading(page, "Add a second step first");
    await expectGoodLooks(page, "second-step-due");
    await page.goto("/dashboard/settings/members");
    await heading(page, "Add a second step first");
    await page.goto("/dashboard/inbox?state=concept");
    await page.getByRole("link", { name: "Add a second step" }).click();
    await page.getByText("When you add your first one, you are signed out everywhere except here.").waitFor();
    await press(page, "Authenticator app");
    const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
    const secret = ((await dialog.locator("code").textContent()) ?? "").trim();
    await dialog.getByLabel("6-digit code").fill(totp(secret, now()));
    await press(page, "I have saved these codes");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    expect(new URL(page.url()).search).toBe("?state=concept");
  } finally {
    await ask(null);
  }
});

describe("what an administrator decides takes effect in an open page", () => {
  /** Uses the API: the settings have journeys of their own. */
  async function editor(name: string): Promise<{ email: string; become: (how: Become) => Promise<void> }> {
    const email = await newColleague(name);
    const ada = await apiAs(people.ada);
    const { items } = await ada.accounts.listMembers({ query: { search: email } });
    const [member] = items;
    if (!member) throw new Error(`${name} is no member`);
    const become = async ({ type = "user", network = "editor" }: Become) => {
      const levels = { ...member.levels, network };
      await ada.accounts.editMembership({ body: { membershipId: member.membershipId, type, levels } });
    };
    return { email, become };
  }
  type Edit = Parameters<Api["accounts"]["editMembership"]>[0]["body"];
  type Become = { type?: Edit["type"]; network?: Edit["levels"]["network"] };

  test("an editor who becomes a viewer sees the buttons become disabled, and why", async () => {
    const { email, become } = await editor("Wout");
    const id = await publish(await apiAs(email), { title: `Roadworks ${now()}` });
    const page = await staff(email, `/messages/${id}`);
    await page.getByRole("button", { name: "More actions", exact: true }).click();
    const remove = page.getByRole("menuitem", { name: "Delete" });
    await remove.waitFor();
    expect(await remove.getAttribute("aria-disabled")).toBeNull();
    await become({ network: "viewer" });
    await expect.poll(() => remove.getAttribute("aria-disabled")).toBe("true");
    await remove.filter({ hasText: "Your role does not allow this." }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: "Create" }).count()).toBe(0);
    await become({ network: "editor" });
    await page.getByRole("button", { name: "Create" }).waitFor();
    await page.getByRole("button", { name: "More actions" }).click();
    await expect.poll(() => remove.getAttribute("aria-disabled")).toBeNull();
  });
});
