import { dayAt, daysLater } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { staff } from "./people.ts";

useBrowser();

/** A community worker. */
const griet = "griet@gent.example";

/** A ticket whose helper comes tomorrow at nine. */
async function visitTomorrow(firstName: string) {
  const { care } = await apiAs(griet);
  const stamp = now();
  const phone = `+3247${String(stamp).slice(-7)}`;
  const { items } = await care.findCareAddresses({ query: { search: "muidelaan 1" } });
  const member = await care.createMember({
    body: {
      firstName,
      lastName: `Maes ${stamp}`,
      phone,
      languages: ["nl"],
      address: { by: "list", addressId: items[0]?.id ?? "" },
    },
  });
  const email = `helper.${stamp}@example.org`;
  const { person: helper } = await care.createHelper({
    body: { kind: "neighbour", firstName: "Bert", lastName: `Claus ${stamp}`, email, languages: ["nl"] },
  });
  const title = `Shower rail ${stamp}`;
  const { id: ticketId } = await care.createTicket({ body: { memberId: member.id, title } });
  const params = { ticketId };
  await care.matchTicket({ params, body: { from: "open", helperId: helper.id, tell: [] } });
  const startsOn = daysLater(dayAt(new Date(now()), "Europe/Brussels"), 1);
  const appointment = { startsOn, startsAt: "09:00", endsAt: "10:30" };
  await care.planTicket({ params, body: { from: "waiting", appointment, tell: [] } });
  return { ticketId, title, member: `${firstName} Maes ${stamp}`, helper: `Bert Claus ${stamp}` };
}

test.each([
  ["a wide screen", {}],
  ["a phone", { viewport: narrow }],
])("care opens with the day: a visit leads to its ticket and is gone once it is closed, on %s", async (_, options) => {
  const visit = await visitTomorrow("Rosa");
  const page = await staff(griet, "/care/agenda", options);
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
  const tomorrow = page.getByRole("region", { name: "Visits tomorrow" });
  const line = tomorrow.getByRole("listitem").filter({ hasText: visit.title });
  for (const text of ["09:00", visit.member, "Muidelaan", visit.helper, "Scheduled"])
    await line.getByText(text).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // It has not begun: nobody carried it out yet.
  expect(await line.getByRole("link", { name: /^Mark as carried out/ }).count()).toBe(0);
  await line.getByRole("link", { name: new RegExp(visit.title) }).click();
  await page.getByRole("heading", { name: visit.title, level: 1 }).waitFor();
  for (const step of ["Mark as carried out", "Mark as solved"]) {
    await page.getByRole("button", { name: step, exact: true }).click();
    await page.getByRole("dialog", { name: step }).getByRole("button", { name: step, exact: true }).click();
    await page.getByRole("dialog", { name: step }).waitFor({ state: "detached" });
  }
  await page.goBack();
  await tomorrow.waitFor();
  await expect.poll(() => line.count()).toBe(0);
});

test("the list is ordered by visit, and a ticket opens beside it on a wide screen and instead of it on a phone", async () => {
  const { title, member, ticketId } = await visitTomorrow("Mia");
  const at = "/care/tickets?visit=tomorrow&sort=visit";
  const wide = await staff(griet, at, { viewport: { width: 1280, height: 900 } });
  await wide.getByRole("link", { name: new RegExp(title) }).click();
  const record = wide.getByRole("article", { name: title });
  await record.getByText(member).first().waitFor();
  const list = wide.getByRole("navigation", { name: "Tickets" });
  expect(await list.getByRole("link", { name: new RegExp(title) }).getAttribute("aria-current")).toBe("true");
  expect(await wide.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await record.getByRole("textbox", { name: "Comment" }).fill("The key is with the neighbours.");
  await record.getByRole("button", { name: "Add", exact: true }).click();
  await record.getByText("The key is with the neighbours.").waitFor();
  await wide.goBack();
  await wide.getByRole("table", { name: "Tickets" }).waitFor();

  const phone = await staff(griet, at, { viewport: narrow });
  const link = phone.getByRole("link", { name: new RegExp(`${member} · #\\d+ ${title}`) });
  await link.click();
  await phone.getByRole("heading", { name: title, level: 1 }).waitFor();
  expect(phone.url()).toContain(`/care/tickets/${ticketId}`);
  await phone.getByRole("main").getByRole("link", { name: member }).first().waitFor();
});
