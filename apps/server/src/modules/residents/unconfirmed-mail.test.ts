import { expect, test } from "vitest";
import { nextTown } from "../../testing/town.ts";
import { submitSignUp } from "./testing/sign-up.ts";

test("a mail to an unconfirmed address repeats nothing that the author of the form chose", async () => {
  const town = await nextTown();
  const email = "marie@thuis.example";
  const addressId = town.oost.streets[0]?.addresses[1]?.id ?? "";
  const body = {
    email,
    firstName: "Win 1000 euro on win.example",
    lastName: "Claim at win.example",
    language: "nl" as const,
    addressId,
    pin: null,
    hasAcceptedTerms: true as const,
  };
  await town.guest.residents.signUp({ params: { networkSlug: "testdorp" }, body });
  await town.runDue();
  const [mail] = town.mails(email);
  expect(mail?.text).toContain("welcome?token=");
  expect(JSON.stringify(mail)).not.toMatch(/win\.example|1000 euro/i);
});

test.each([
  ["a resident", "dirk", "Dag Dirk, "],
  ["someone with an account, who lives elsewhere", "els", "Dag Els, "],
] as const)(
  "a stranger's words in the name fields do not reach the greeting of %s, who is called by their own name",
  async (_, who, greeting) => {
    const town = await nextTown();
    const { email } = town.people[who];
    await submitSignUp(town, { email, firstName: "Win 1000 euro on win.example", lastName: "Claim at win.example" });
    await town.runDue();
    const [mail] = town.mails(email);
    expect(mail?.text).toContain(greeting);
    expect(JSON.stringify(mail)).not.toMatch(/win\.example|1000 euro/i);
  },
);

test("nor does the mail to someone's new address", async () => {
  const town = await nextTown();
  const { dirk } = town.people;
  const { publicName, jobTitle, language } = await dirk.accounts.getProfile();
  const names = { firstName: "Win on win.example", lastName: "x", publicName, jobTitle, language };
  await dirk.accounts.editProfile({ body: names });
  await dirk.accounts.changeEmail({ body: { email: "marie@thuis.example" } });
  await town.runDue();
  const [mail] = town.mails("marie@thuis.example");
  expect(mail?.text).toContain("confirm-email?id=");
  expect(JSON.stringify(mail)).not.toContain("win.example");
});
