import { beforeAll, describe, expect, test, vi } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { newTown, nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, sessionBy } from "../testing/ask-token.ts";
import { linkTo, secretsIn } from "../testing/mails.ts";
import { giveApp, simultaneously } from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});
const fresh = "een-boot-met-zeil";
const subjects = async (at: Town, email: string) => {
  await at.runDue();
  return at.mails(email).map(({ subject }) => subject);
};

describe("changing the password", () => {
  test("ends all other sessions, keeps this one, and is reported by mail", async () => {
    const { ada } = town.people;
    const { body } = await askToken(town, byPassword(ada.email, password));
    const heard = await town.hear({ ...ada, headers: async () => ({ authorization: `Bearer ${body.access_token}` }) });
    await ada.accounts.changePassword({ body: { oldPassword: password, newPassword: fresh } });
    await waitUntil(() => heard.isClosed);
    expect((await sessionBy(town, body.access_token)).status).toBe(401);
    expect((await ada.accounts.getSession()).account.id).toBe(ada.accountId);
    expect((await askToken(town, byPassword(ada.email, fresh))).status).toBe(200);
    expect(await subjects(town, ada.email)).toContain("Het wachtwoord is gewijzigd");
  });

  test("needs the old one; five wrong ones slow it down, but not signing in", async () => {
    const { els } = town.people;
    const change = (oldPassword: string) => els.accounts.changePassword({ body: { oldPassword, newPassword: fresh } });
    await expect(change("")).refuses("invalid_input", { oldPassword: "oldPasswordRequired" });
    for (const _ of [1, 2, 3, 4, 5])
      await expect(change("not it")).refuses("invalid_input", { oldPassword: "oldPasswordWrong" });
    await expect(change(password)).refuses("too_many_tries");
    expect((await askToken(town, byPassword(els.email, password))).status).toBe(200);
  });

  test.each([
    ["kort", "passwordTooShort"],
    ["password", "passwordTooCommon"],
    ["bram@werk.example", "passwordTooCommon"],
    ["x".repeat(129), "passwordTooLong"],
    ["", "passwordRequired"],
  ])("to %s is refused", async (newPassword, code) => {
    const { bram } = town.people;
    await expect(bram.accounts.changePassword({ body: { oldPassword: password, newPassword } })).refuses(
      "invalid_input",
      { newPassword: code },
    );
  });

  test("needs the second factor too, if there is one", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const code = await giveApp(mine, ada);
    await mine.pass({ minutes: 11 });
    const body = { oldPassword: password, newPassword: fresh };
    await expect(ada.accounts.changePassword({ body })).refuses("confirmation_required");
    await ada.accounts.confirmIdentity({ body: { kind: "app", code: code() } });
    await ada.accounts.changePassword({ body });
  });

  test("a person without one sets one after re-authentication", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await mine.db.deleteFrom("public.credential").where("accountId", "=", ada.accountId).execute();
    await ada.accounts.changePassword({ body: { oldPassword: "", newPassword: fresh } });
    expect((await askToken(mine, byPassword(ada.email, fresh))).status).toBe(200);
  });
});

describe("changing the e-mail address", () => {
  const ask = ({ accounts }: Person, email: string) => accounts.changeEmail({ body: { email } });
  const confirm = (at: Town, { id, code }: { id: string; code: string }) =>
    at.guest.accounts.confirmEmail({ body: { id, code } });

  test("happens when the link sent to the new one is opened; the old one is told", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await ask(ada, " Ada@Elders.example ");
    const link = await linkTo(mine, "ada@elders.example");
    expect(link).toMatch(/^https:\/\/stoep\.example\/dashboard\/confirm-email\?id=/);
    expect((await ada.accounts.getSession()).account.email).toBe(ada.email);
    await confirm(mine, secretsIn(link));
    expect((await ada.accounts.getSession()).account.email).toBe("ada@elders.example");
    expect(await subjects(mine, ada.email)).toEqual(["Het e-mailadres is gewijzigd"]);
    expect(mine.mails(ada.email)[0]?.text).toContain("ada@elders.example");
    expect((await askToken(mine, byPassword(ada.email, password))).body.code).toBe("credentials_wrong");
    expect((await askToken(mine, byPassword("ada@elders.example", password))).status).toBe(200);
    await expect(confirm(mine, secretsIn(link))).refuses("token_invalid");
  });

  test("responds the same if someone has the address; only they are told", async () => {
    const mine = await nextTown();
    const { ada, dirk } = mine.people;
    expect(await ask(ada, dirk.email)).toEqual({ done: true });
    expect(await subjects(mine, dirk.email)).toEqual(["Dit adres heeft al een account"]);
    expect(mine.mails(dirk.email)[0]?.text).not.toMatch(/code=|Ada/);
    expect(mine.mails(ada.email)).toEqual([]);
  });

  test("is no longer possible when someone else has taken the address", async () => {
    const mine = await nextTown();
    const { ada, els } = mine.people;
    await ask(ada, "samen@elders.example");
    const first = secretsIn(await linkTo(mine, "samen@elders.example"));
    await ask(els, "samen@elders.example");
    const second = secretsIn(await linkTo(mine, "samen@elders.example"));
    expect(second.id).not.toBe(first.id);
    await confirm(mine, second);
    await expect(confirm(mine, first)).refuses("token_invalid");
    expect((await ada.accounts.getSession()).account.email).toBe(ada.email);
  });

  test("happens once out of a hundred simultaneous uses, and one link of a person ends the other", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await ask(ada, "een@elders.example");
    await ask(ada, "twee@elders.example");
    const [one, two] = [
      secretsIn(await linkTo(mine, "een@elders.example")),
      secretsIn(await linkTo(mine, "twee@elders.example")),
    ];
    const answers = await simultaneously(50, () =>
      confirm(mine, two).then(
        () => "done",
        (error) => error.code,
      ),
    );
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    await expect(confirm(mine, one)).refuses("token_invalid");
  });

  test.each<[string, (at: Town, person: Person) => Promise<unknown>]>([
    [
      "a new password",
      (_, { accounts }) => accounts.changePassword({ body: { oldPassword: password, newPassword: fresh } }),
    ],
    ["a day", (at) => at.pass({ hours: 24 })],
    [
      "a reset",
      async (at, { email }) => {
        await at.guest.accounts.forgotPassword({ body: { username: email } });
        const { id, code } = secretsIn(await linkTo(at, email));
        await at.guest.accounts.resetPassword({ body: { id, code, password: fresh } });
      },
    ],
  ])("the link does not outlive %s", async (_, happen) => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await ask(ada, "ada@elders.example");
    const link = secretsIn(await linkTo(mine, "ada@elders.example"));
    await happen(mine, ada);
    await expect(confirm(mine, link)).refuses("token_invalid");
  });

  test("needs re-authentication, and a different address", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await expect(ask(ada, ada.email)).refuses("invalid_input", { email: "emailTaken" });
    await expect(ask(ada, "ada")).refuses("invalid_input", { email: "emailFormat" });
    await mine.pass({ minutes: 10 });
    await expect(ask(ada, "ada@elders.example")).refuses("confirmation_required");
  });

  test("keeps the provider's people in its domain, and makes nobody else one of them", async () => {
    const mine = await newTown({ config: { providerMailDomain: "stoep.example" } });
    const { stijn, ada } = mine.people;
    for (const email of [
      "stijn@notstoep.example",
      "stijn@stoep.example.evil.example",
      "stijn@xn--stop-0ra.example",
      "stijn@stoep.examp1e",
      '"a@stoep.example"@evil.example',
      "stijn@mail.stoep.example",
    ]) {
      await expect(ask(stijn, email)).refuses("invalid_input");
    }
    await ask(stijn, "stijn@stoep.example");
    await ask(ada, "ada@stoep.example");
    for (const name of ["stijn", "ada"]) await confirm(mine, secretsIn(await linkTo(mine, `${name}@stoep.example`)));
    expect((await stijn.accounts.getSession()).account).toMatchObject({ email: "stijn@stoep.example", isSystem: true });
    expect((await ada.accounts.getSession()).account).toMatchObject({ email: "ada@stoep.example", isSystem: false });
  });
});
