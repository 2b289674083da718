import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, openPage, useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { linkInMailTo } from "./mails.ts";
import { staff } from "./people.ts";

useBrowser();

/** A community worker, and an editor of care. */
const [griet, nadia] = ["griet@gent.example", "nadia@gent.example"];

test("a call becomes a ticket, a helper says yes by a link on a phone, and it is solved", async () => {
  const stamp = Date.now();
  const title = `Curtain rail ${stamp}`;
  const member = await newMember("Rosa", stamp);
  const helper = await newHelper(stamp);

  const page = await staff(griet, "/care/tickets/new");
  await page.getByRole("combobox", { name: "Member" }).fill(member.phone.slice(3, 9));
  await page.getByRole("option", { name: member.name }).click();
  await page.getByRole("textbox", { name: "What is needed" }).fill(title);
  await page.getByRole("textbox", { name: "Description" }).fill("The ladder is in the cellar.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();

  await page.getByRole("searchbox", { name: "Search by name, street or skill" }).fill(helper.name);
  await page.getByRole("checkbox", { name: `Select ${helper.name}` }).check();
  await page.getByRole("button", { name: "Ask by e-mail" }).click();
  await page
    .getByRole("dialog", { name: "Ask 1 helper by e-mail?" })
    .getByRole("button", { name: "Ask by e-mail" })
    .click();
  await page.getByText("Message sent").waitFor();

  const phone = await openPage(await linkInMailTo(helper.email, "/care/answer/"), { viewport: narrow });
  await phone.getByText(title).waitFor();
  expect(await phone.getByText(member.name).count()).toBe(0);
  await phone.getByRole("button", { name: "Yes, I can help" }).click();
  await phone.getByRole("heading", { name: "Thank you, you are helping" }).waitFor();
  await phone.getByText(member.name).waitFor();
  await phone.getByText("The ladder is in the cellar.").waitFor();

  await stateIs(page, "Helper found");
  await step(page, "Confirm the appointment", async (dialog) => {
    await dialog.getByRole("textbox", { name: "Day", exact: true }).fill("01/02/2027");
    await dialog.getByLabel("Start").fill("09:00");
    await dialog.getByLabel("End", { exact: true }).fill("10:30");
  });
  await stateIs(page, "Scheduled");
  await step(page, "Mark as carried out");
  await stateIs(page, "Carried out");
  await step(page, "Mark as solved");
  await stateIs(page, "Solved");
  await page.getByText("Changed from “Carried out” to “Solved”").waitFor();
  await phone.reload();
  await phone.getByRole("heading", { name: "This request has ended" }).waitFor();
  expect(await phone.getByText(member.name).count()).toBe(0);
});

test("two concierges take one ticket: one has it, and the other sees who", async () => {
  const stamp = Date.now();
  const { id: memberId } = await newMember("Ivo", stamp);
  const { id } = await (await apiAs(griet)).care.createTicket({ body: { memberId, title: `Two hands ${stamp}` } });
  const pages = await Promise.all([griet, nadia].map((email) => staff(email, `/care/tickets/${id}`)));
  const dialogs = [];
  for (const page of pages) {
    await page.getByRole("button", { name: "Look for a helper" }).click();
    dialogs.push(page.getByRole("dialog", { name: "Look for a helper" }));
  }
  await Promise.all(dialogs.map((dialog) => dialog.getByRole("button", { name: "Look for a helper" }).click()));
  for (const page of pages) await stateIs(page, "Looking for a helper");
  const { assignee } = await (await apiAs(griet)).care.getTicket({ params: { ticketId: id } });
  expect(["Griet Wauters", "Nadia Benali"]).toContain(assignee?.name);
});

test("a community worker finds nothing outside care", async () => {
  const page = await staff(griet, "/care/tickets");
  await page.getByRole("heading", { name: "Tickets", level: 1 }).waitFor();
  const menu = page.getByRole("navigation").first();
  for (const name of ["Messages", "Residents’ messages", "Reports", "Addresses"])
    expect(await menu.getByRole("link", { name }).count()).toBe(0);
  const { publishing, shouts, accounts } = await apiAs(griet);
  for (const call of [
    () => publishing.listPosts({ query: {} }),
    () => shouts.listShouts({ query: {} }),
    () => accounts.listMembers({}),
  ])
    await expect(call()).rejects.toThrow();
  await page.goto("/dashboard/messages");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("button", { name: "Publish" }).count()).toBe(0);
});

/** Somebody whom nobody has written down yet, by their phone number. */
async function newMember(firstName: string, stamp: number) {
  const { care } = await apiAs(griet);
  const phone = `+3247${String(stamp).slice(-7)}`;
  const { items } = await care.findCareAddresses({ query: { search: "muidelaan 1" } });
  const { id } = await care.createMember({
    body: {
      ...{ firstName, lastName: `Maes ${stamp}`, phone, languages: ["nl"] },
      address: { by: "list", addressId: items[0]?.id ?? "" },
    },
  });
  return { id, phone, name: `${firstName} Maes ${stamp}` };
}

async function newHelper(stamp: number) {
  const { care } = await apiAs(griet);
  const email = `helper.${stamp}@example.org`;
  await care.createHelper({
    body: { kind: "neighbour", firstName: "Bert", lastName: `Claus ${stamp}`, email, languages: ["nl"] },
  });
  return { email, name: `Bert Claus ${stamp}` };
}

/** The main action of the record, and its question. */
async function step(page: Page, name: string, fill?: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await fill?.(dialog);
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

const stateIs = (page: Page, state: string) =>
  page.getByRole("main").getByText(state, { exact: true }).first().waitFor();
