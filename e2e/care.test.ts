import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, openPage, useBrowser } from "./browser.ts";
import { enter, isFocused, tabTo, type } from "./by-keyboard.ts";
import { apiAs, signInAs } from "./calls.ts";
import { now } from "./clock.ts";
import { expectFootInView } from "./dialog-foot.ts";
import { linkInMailTo } from "./mails.ts";
import { newResident } from "./newcomers.ts";
import { staff } from "./people.ts";

useBrowser();

/** A community worker, and an editor of care. */
const [griet, nadia] = ["griet@gent.example", "nadia@gent.example"];

test("a call becomes a ticket, a helper says yes by a link on a phone, and it is solved: all by keyboard", async () => {
  const stamp = now();
  const title = `Curtain rail ${stamp}`;
  const line = `Something to hang up ${stamp}`;
  const member = await newMember("Rosa", stamp);
  const helper = await newHelper(stamp);

  const page = await staff(griet, "/care/tickets");
  await page.getByRole("heading", { name: "Tickets", level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await type(page, page.getByRole("combobox", { name: "Search Stoep" }), "ticket");
  const create = page.getByRole("group", { name: "New" }).getByRole("option", { name: "Ticket", exact: true });
  await create.waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => create.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  // The caller is on the phone: the number is typed right away.
  const picker = page.getByRole("combobox", { name: "Person helped" });
  await picker.waitFor();
  await expect.poll(() => isFocused(picker)).toBe(true);
  await page.keyboard.type(member.phone.slice(3, 9));
  await page.getByRole("option", { name: member.name }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await type(page, page.getByRole("textbox", { name: "What is needed" }), title);
  await type(page, page.getByRole("textbox", { name: "Description" }), "The ladder is in the cellar.");
  await enter(page, page.getByRole("button", { name: "Save", exact: true }));
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();

  await type(page, page.getByRole("searchbox", { name: "Name, street or skill" }), helper.name);
  const pick = page.getByRole("checkbox", { name: `Select ${helper.name}` });
  await tabTo(page, pick);
  await page.keyboard.press("Space");
  const ask = page.getByRole("button", { name: "Ask by email" });
  await enter(page, ask);
  const question = page.getByRole("dialog", { name: "Ask 1 helper by email?" });
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(ask)).toBe(true);
  await page.keyboard.press("Enter");
  await type(page, question.getByRole("textbox", { name: "Line for helpers" }), line);
  // In the language of the helper.
  await question.getByText(`Kun je helpen? ${line}`, { exact: false }).first().waitFor();
  await enter(page, question.getByRole("button", { name: "Ask by email" }));
  await page.getByText("Waiting for an answer").waitFor();
  // The button is gone with its row: the asked helper is no longer proposed, and no other candidate has that name.
  await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);

  const phone = await openPage(await linkInMailTo(helper.email, "/care/answer/"), { viewport: narrow });
  await phone.getByText(line).waitFor();
  expect(await phone.getByText(title).count()).toBe(0);
  expect(await phone.getByText(member.name).count()).toBe(0);
  await phone.getByRole("button", { name: "Yes, I can help" }).click();
  await phone.getByRole("heading", { name: "Thank you, you are helping" }).waitFor();
  await phone.getByText(member.name).waitFor();
  await phone.getByText("The ladder is in the cellar.").waitFor();

  await stateIs(page, "Helper found");
  await step(page, "Confirm the appointment", async (dialog) => {
    await type(page, dialog.getByRole("textbox", { name: "Day", exact: true }), "01/02/2027");
    await type(page, dialog.getByLabel("Start"), "09:00");
    await type(page, dialog.getByLabel("End", { exact: true }), "10:30");
  });
  await stateIs(page, "Scheduled");
  await step(page, "Mark as carried out");
  await stateIs(page, "Carried out");
  await step(page, "Mark as solved");
  await stateIs(page, "Solved");
  await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
  await page.getByText("Changed from “Carried out” to “Solved”").waitFor();
  await phone.reload();
  await phone.getByRole("heading", { name: "This request has ended" }).waitFor();
  expect(await phone.getByText(member.name).count()).toBe(0);
});

test("two concierges take one ticket with one press each: one has it, and the other is told", async () => {
  const stamp = now();
  const { id: memberId } = await newMember("Ivo", stamp);
  const draft = { memberId, title: `Two hands ${stamp}`, assigneeId: null };
  const { id } = await (await apiAs(griet)).care.createTicket({ body: draft });
  const pages = await Promise.all([griet, nadia].map((email) => staff(email, `/care/tickets/${id}`)));
  // Both have pressed before either request goes on, so that nobody's button is gone.
  const leave: (() => Promise<void>)[] = [];
  for (const page of pages)
    await page.route("**/looking", (route) => {
      leave.push(() => route.continue());
      if (leave.length === pages.length) for (const one of leave) void one();
    });
  for (const page of pages) await page.getByRole("button", { name: "I’ll take this" }).click();
  for (const page of pages) await stateIs(page, "Looking for a helper");
  const told = "A colleague was earlier and has this ticket now.";
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => page.getByText(told).count()))).toSorted())
    .toEqual([0, 1]);
  const { assignee } = await (await apiAs(griet)).care.getTicket({ params: { ticketId: id } });
  const isOfGriet = assignee?.name === "Griet Wauters";
  expect(isOfGriet || assignee?.name === "Nadia Benali").toBe(true);
  expect(await pages[isOfGriet ? 1 : 0]?.getByText(told).count()).toBe(1);
});

test("a resident agrees that their account is linked, answers a task in the app, and ends the link", async () => {
  const stamp = now();
  const title = `Walk the dog ${stamp}`;
  const { id: memberId, name: memberName } = await newMember("Olga", stamp);
  const { id: helperId, name } = await newHelper(stamp);
  const email = await newResident("Lien");

  const page = await staff(griet, `/care/helpers/${helperId}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await page.getByRole("textbox", { name: /or phone number of the account$/ }).fill(email);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await stateIs(page, "Asked");

  const { session } = await signInAs(email, "resident");
  const phone = await openPage(await linkInMailTo(email, "/me/help"), { viewport: narrow, session });
  const question = phone.getByRole("region", { name: "Stad Gent wants to link your account" });
  await question.getByText(`They know you as ${name}`).waitFor();
  await question.getByRole("button", { name: "I agree" }).click();
  await phone.getByRole("heading", { name: "Linked organisations" }).waitFor();
  // The page now shows the account's name, without a reload.
  await page.getByRole("heading", { name: "Lien Vermeersch", level: 1 }).waitFor();
  await stateIs(page, "Linked");

  const { care } = await apiAs(griet);
  const { id } = await care.createTicket({ body: { memberId, title } });
  await care.askHelpers({
    params: { ticketId: id },
    body: { helperIds: [helperId], channel: "mail", helperLine: title },
  });
  await phone.getByRole("link", { name: title }).click();
  expect(await phone.getByText(memberName).count()).toBe(0);
  await phone.getByRole("button", { name: "Yes, I can help" }).click();
  await phone.getByRole("heading", { name: "Thank you, you are helping" }).waitFor();
  await phone.getByText(memberName).waitFor();
  await page.goto(`/dashboard/care/tickets/${id}`);
  await stateIs(page, "Helper found");
  await page.getByRole("main").getByRole("link", { name: "Lien Vermeersch" }).first().waitFor();

  await phone.getByRole("link", { name: "Helping others" }).click();
  await phone.getByRole("button", { name: "End the link with Stad Gent" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "End" }).click();
  await phone.getByText("Link ended.").waitFor();
  await phone.getByText(title).waitFor({ state: "detached" });
  // The notification uses the name that was typed, which the record shows again.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await page.getByRole("link", { name: `“${name}” is no longer linked to a resident’s account` }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await page.getByText("The last link ended on").waitFor();
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

/** A person whom care does not know yet, by phone number. */
async function newMember(firstName: string, stamp: number) {
  const { care } = await apiAs(griet);
  const phone = `+3247${String(stamp).slice(-7)}`;
  const { items } = await care.findCareAddresses({ query: { search: "muidelaan 1" } });
  const { id } = await care.createMember({
    body: {
      firstName,
      lastName: `Maes ${stamp}`,
      phone,
      languages: ["nl"],
      address: { by: "list", addressId: items[0]?.id ?? "" },
    },
  });
  return { id, phone, name: `${firstName} Maes ${stamp}` };
}

async function newHelper(stamp: number) {
  const { care } = await apiAs(griet);
  const email = `helper.${stamp}@example.org`;
  const { person } = await care.createHelper({
    body: { kind: "neighbour", firstName: "Bert", lastName: `Claus ${stamp}`, email, languages: ["nl"] },
  });
  return { id: person.id, email, name: `Bert Claus ${stamp}` };
}

/** The record's main action and its question, by keyboard; afterwards the focus is on the next step. */
async function step(page: Page, name: string, fill?: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await enter(page, page.getByRole("button", { name, exact: true }));
  const dialog = page.getByRole("dialog", { name });
  await fill?.(dialog);
  await expectFootInView(dialog, name);
  await enter(page, dialog.getByRole("button", { name, exact: true }));
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

const stateIs = (page: Page, state: string) =>
  page.getByRole("main").getByText(state, { exact: true }).first().waitFor();
