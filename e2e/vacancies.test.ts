import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { isFocused } from "./by-keyboard.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { mailTo } from "./mails.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("a resident applies for a vacancy on a phone, and sees and is notified of the outcome", async () => {
  const stamp = now();
  const title = `Reader for the library ${stamp}`;
  const vacancy = { address: "Dok Noord 4, 9000 Gent", engagement: "recurring", duration: 2 } as const;
  const postId = await publish(await apiAs(people.els), { title, kind: "vacancy", theme: "culture", vacancy });

  const dirk = await resident(people.dirk, `/m/${postId}`, { viewport: narrow });
  const motivation = `I like to read to children ${stamp}.`;
  await apply(dirk, motivation);

  const els = await staff(people.els, `/messages/${postId}?tab=applications`);
  const reason = `Come on Monday ${stamp}.`;
  await accept(els, { motivation, reason });

  await dirk.getByText("Stad Gent has accepted your application.").waitFor();
  await dirk.getByText("Accepted", { exact: true }).waitFor();
  const mail = await mailTo(people.dirk, reason);
  expect(mail).toContain(`Stad Gent has accepted your application for “${title}”.`);
  expect(mail).toContain(`/gent/vacancies/${postId}/application`);
});

async function apply(dirk: Page, motivation: string): Promise<void> {
  await dirk.getByRole("link", { name: "Apply", exact: true }).click();
  const send = dirk.getByRole("button", { name: "Send application" });
  await send.click();
  const summary = dirk.getByRole("alert").filter({ hasText: "One thing to correct" });
  await summary.getByRole("link", { name: "Enter why you would like to do this." }).click();
  expect(await summary.count()).toBe(1);
  const field = dirk.getByRole("textbox", { name: "Why would you like to do this?" });
  await expect.poll(() => isFocused(field)).toBe(true);
  await dirk.keyboard.type(motivation);
  await send.click();
  await dirk.getByRole("heading", { name: "Your application", level: 1 }).waitFor();
  await dirk.getByText("Stad Gent has received your application.").waitFor();
  expect(await summary.count()).toBe(0);
}

async function accept(els: Page, { motivation, reason }: { motivation: string; reason: string }): Promise<void> {
  await els.getByRole("button", { name: /^Open the application of Dirk / }).click();
  const application = els.getByRole("dialog", { name: /^Dirk / });
  await application.getByText(motivation).waitFor();
  await application.getByRole("button", { name: "Accept" }).click();
  const question = els.getByRole("dialog", { name: /^Accept the application of Dirk / });
  expect(await question.getByRole("checkbox", { name: "Tell the applicant by email" }).isChecked()).toBe(true);
  await question.getByRole("textbox", { name: /^Reason/ }).fill(reason);
  await question.getByRole("button", { name: "Accept" }).click();
  await els.getByText("1 application: Accepted").waitFor();
  await application.getByText(/email to the applicant$/).waitFor();
}
