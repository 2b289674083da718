/** People who came through an organisation's sign-on have neither password nor factor: they re-authenticate by mail. */
import { expect, test, vi } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { giveApp, givePhone, simultaneously, wrongCode } from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** Ada without a password, more than ten minutes after she signed in. */
async function adaWithoutPassword() {
  const town = await nextTown();
  const { ada } = town.people;
  await town.db.deleteFrom("public.credential").where("accountId", "=", ada.accountId).execute();
  await town.pass({ minutes: 11 });
  return { town, ada };
}

const codes = async (town: Town, { email }: Person) => {
  await town.runDue();
  return town
    .mails(email)
    .filter(({ subject }) => subject === "Code voor Stoep")
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");
};
async function newCode(town: Town, person: Person) {
  const before = await codes(town, person);
  const sent = await person.accounts.sendConfirmMail();
  const [code = ""] = (await codes(town, person)).filter((one) => !before.includes(one));
  return { code, ...sent };
}
const confirm = ({ accounts }: Person, code: string) => accounts.confirmIdentity({ body: { kind: "mail", code } });

test("a mailed code re-authenticates once, for ten minutes", async () => {
  const { town, ada } = await adaWithoutPassword();
  await expect(ada.accounts.changeEmail({ body: { email: "ada@elders.example" } })).refuses("confirmation_required");
  const { code, mailHint, expiresInSeconds } = await newCode(town, ada);
  expect([mailHint, expiresInSeconds]).toEqual(["a…@werk.example", 600]);
  expect(code).toMatch(/^\d{6}$/);
  const rows = await town.db.selectFrom("public.challenge").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await confirm(ada, code)).confirmedUntil).toBe(town.in({ minutes: 10 }));
  const { secondStep } = await town.db
    .selectFrom("public.session")
    .select("secondStep")
    .where("id", "=", ada.session.id)
    .executeTakeFirstOrThrow();
  expect(secondStep).toBeNull();
  await ada.accounts.changeEmail({ body: { email: "ada@elders.example" } });
  await expect(confirm(ada, code)).refuses("code_wrong");
});

test("a wrong, replaced or expired code is refused", async () => {
  const { town, ada } = await adaWithoutPassword();
  const { code: older } = await newCode(town, ada);
  const { code } = await newCode(town, ada);
  await expect(confirm(ada, wrongCode(older, code))).refuses("code_wrong");
  await expect(confirm(ada, older)).refuses("code_wrong");
  await town.pass({ minutes: 10 });
  await expect(confirm(ada, code)).refuses("code_wrong");
});

test("after five wrong answers the right one is too late, and no new code is sent until the challenge ends", async () => {
  const { town, ada } = await adaWithoutPassword();
  const { code } = await newCode(town, ada);
  const guess = () => confirm(ada, wrongCode(code)).catch((error) => error.code);
  expect((await simultaneously(40, guess)).toSorted()).toEqual([
    ...Array(36).fill("challenge_over"),
    ...Array(4).fill("code_wrong"),
  ]);
  await expect(confirm(ada, code)).refuses("challenge_over");
  await expect(ada.accounts.sendConfirmMail()).refuses("too_many_requests");
  await town.pass({ minutes: 10 });
  expect((await confirm(ada, (await newCode(town, ada)).code)).confirmedUntil).not.toBeNull();
});

test("only one of a hundred simultaneous right answers counts", async () => {
  const { town, ada } = await adaWithoutPassword();
  const { code } = await newCode(town, ada);
  const answers = await simultaneously(100, () =>
    confirm(ada, code).then(
      () => "shown",
      () => "refused",
    ),
  );
  expect(answers.filter((answer) => answer === "shown")).toHaveLength(1);
});

test("five mails go out in an hour", async () => {
  const { town, ada } = await adaWithoutPassword();
  for (let n = 0; n < 5; n++) await ada.accounts.sendConfirmMail();
  await expect(ada.accounts.sendConfirmMail()).refuses("too_many_requests");
  expect(await codes(town, ada)).toHaveLength(5);
});

test("it is not offered to people with a password or a factor, nor sent to any mailbox but the person's", async () => {
  const { town, ada } = await adaWithoutPassword();
  const { els } = town.people;
  await expect(els.accounts.sendConfirmMail()).refuses("not_found");
  await expect(confirm(els, "123456")).refuses("code_wrong");
  const { code } = await newCode(town, ada);
  await town.db
    .updateTable("public.account")
    .set({ email: "ada@elders.example" })
    .where("id", "=", ada.accountId)
    .execute();
  await expect(confirm(ada, code)).refuses("code_wrong");
  await town.db.updateTable("public.account").set({ email: ada.email }).where("id", "=", ada.accountId).execute();
  await givePhone(town, ada);
  await expect(confirm(ada, code)).refuses("code_wrong");
  await giveApp(town, ada);
  await expect(ada.accounts.sendConfirmMail()).refuses("not_found");
});
