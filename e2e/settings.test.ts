import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers, openPage, useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { people, staff } from "./people.ts";

useBrowser();

/** A picture of a single pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Notifications cover the bottom of the page as long as the mouse is on one of them. */
async function closeNotices(page: Page): Promise<void> {
  const buttons = page.getByRole("button", { name: "Close notification" });
  while ((await buttons.count()) > 0) await buttons.first().click();
}

test("an administrator describes the organisation, and residents read it without signing in", async () => {
  const page = await staff(people.chaima, "/settings");
  const frame = page.getByRole("region", { name: "The organisation’s page on a resident’s phone" });
  const phone = frame.frameLocator("iframe");
  const words = `Open every Wednesday ${now()}`;
  await page.getByRole("textbox", { name: "Description" }).fill(words);
  await phone.getByText(words).waitFor();
  await page.getByRole("textbox", { name: "Website" }).fill("https://buurtwerk.example");
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Changes saved.").waitFor();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await page.getByText("Picture saved. Residents can see it now.").waitFor();
  await closeNotices(page);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("link", { name: "Full preview" }).click();
  const address = await page.getByRole("link", { name: "Open the page" }).getAttribute("href");
  const guest = await openPage(new URL(address ?? "").pathname);
  await guest.getByRole("heading", { name: "Buurtwerk Muide", level: 1 }).waitFor();
  await guest.getByText(words).waitFor();
  expect(await guest.getByRole("link", { name: "buurtwerk.example" }).getAttribute("href")).toBe(
    "https://buurtwerk.example",
  );
  expect(await barriers(guest)).toEqual([]);
});

test("switching messages from residents off needs a contact text, and is saved", async () => {
  const page = await staff(people.chaima, "/settings/bottom-up");
  const takes = page.getByRole("switch", { name: /^Residents can write to us/ });
  await takes.uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Tell residents who to contact instead." }).click();
  await page.keyboard.type("Come by at the Muidepoort.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Changes saved.").waitFor();
  await page.reload();
  await page.getByText("Buurtwerk Muide does not accept messages here").waitFor();
  await takes.check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Changes saved.").waitFor();
});

describe("people of the organisation", () => {
  test("two people are invited after a wrong line is corrected; an invitation is revoked; the log shows it and can be exported", async () => {
    const mark = now();
    const [lies, tom] = [`lies${mark}@gent.example`, `tom${mark}@gent.example`];
    const page = await staff(people.ada, "/settings/invitations");
    await page.getByRole("button", { name: "Invite people" }).click();
    const field = page.getByRole("textbox", { name: "Email addresses" });
    await field.fill(`${lies}\n${tom.replace("@", " at ")}`);
    await page.getByText(/^Line 2, /).waitFor();
    await page.getByRole("button", { name: "Send 1 invitation" }).click();
    await page.getByText("Correct the lines below first.").waitFor();
    await field.fill(`${lies}\n${tom}`);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Send 2 invitations" }).click();
    await page.getByText("2 invitations are on their way.").waitFor();

    await page.getByRole("button", { name: `Withdraw the invitation for ${tom}` }).click();
    const question = page.getByRole("dialog", { name: `Withdraw the invitation for ${tom}?` });
    await question.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Invitation withdrawn.").waitFor();
    const row = page.getByRole("row", { name: new RegExp(tom) });
    await row.getByText("Withdrawn").waitFor();

    await page.getByRole("link", { name: "Log", exact: true }).click();
    await page.getByRole("searchbox", { name: "Search in names" }).fill(tom);
    await expect.poll(() => page.getByRole("row").count()).toBe(3);
    expect(await page.getByRole("row").nth(1).textContent()).toContain("Withdrew an invitation");
    expect(await page.getByRole("row").nth(2).textContent()).toContain("Invited someone");
    await page.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("accounts.revokeInvitation");
    expect(lines[1]).toContain(tom);
  });

  test("another role takes effect in an open dashboard, without signing in again", async () => {
    const mehmet = await staff("mehmet@buurtwerk.example", "/");
    await mehmet.getByRole("button", { name: /^(Create|Oluştur)/ }).waitFor();
    const page = await staff(people.chaima, "/settings/members");
    await page.getByRole("button", { name: "Edit Mehmet Demir" }).click();
    const dialog = page.getByRole("dialog", { name: "Role and access: Mehmet Demir" });
    await dialog.getByRole("combobox", { name: "Neighbourhood network" }).click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Changes saved.").waitFor();
    await expect.poll(() => mehmet.getByRole("button", { name: /^(Create|Oluştur)/ }).count()).toBe(0);

    const api = await apiAs(people.chaima);
    const { items } = await api.accounts.listMembers({ query: { search: "mehmet" } });
    const [member] = items;
    if (!member) throw new Error("Mehmet is gone");
    await api.accounts.editMembership({
      body: { membershipId: member.membershipId, type: "user", levels: { ...member.levels, network: "editor" } },
    });
    await mehmet.getByRole("button", { name: /^(Create|Oluştur)/ }).waitFor();
  });
});
