/** People who refuse all mails get only those that nobody can refuse. */
import { beforeEach, expect, test } from "vitest";
import type { JobKind } from "#kernel/call.ts";
import { inTransaction } from "#kernel/database.ts";
import { aMessage, createLive } from "../../testing/messages.ts";
import { allProvided } from "../../testing/provided.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { findMailPreference, queueMails, updateMailPreference } from "./index.ts";
import { templateOf } from "./mail/templates.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
  await updateMailPreference(town.db, town.people.dirk.accountId, { refusesAll: true }, town.clock.now());
});

/** To Dirk, who refuses all mails, and Daan, who does not. */
function queue(template: string) {
  const recipients = [town.people.dirk, town.people.daan].map(({ accountId, email, name }) => ({
    accountId,
    email,
    language: "nl" as const,
    values: { name },
  }));
  const caller = { config: town.config, now: town.clock.now(), enqueue: async <P>(_: JobKind<P>) => {} };
  const link = `${town.config.publicUrl}/testdorp`;
  return inTransaction(town.db, (db) =>
    queueMails(
      { ...caller, db },
      {
        template: templateOf(allProvided, template),
        subjectId: town.organisations.city,
        networkId: town.networks.testdorp.id,
        values: () => ({
          link,
          name: "",
          hours: "1",
          network: "",
          organisation: "",
          title: "",
          text: "",
          preferencesLink: link,
        }),
        recipients,
      },
    ),
  );
}

test("an urgent message of the neighbourhood can be refused, a sign-in link cannot", async () => {
  expect(await queue("urgentMessage")).toBe(1);
  expect(await queue("signInLink")).toBe(2);
});

test("an alert reaches the others", async () => {
  await createLive(town.people.els, [town.noord], { ...aMessage([town.noord]), type: "urgent" });
  await town.runDue();
  expect(town.mails(town.people.dirk.email)).toEqual([]);
  expect(town.mails(town.people.daan.email)).toHaveLength(1);
});

test("people who want mails again get them again", async () => {
  const { accountId } = town.people.dirk;
  await updateMailPreference(town.db, accountId, { refusesAll: false }, town.clock.now());
  expect(await findMailPreference(town.db, accountId)).toEqual({ refusesAll: false });
  expect(await findMailPreference(town.db, town.people.daan.accountId)).toEqual({ refusesAll: false });
  expect(await queue("urgentMessage")).toBe(2);
});

test("values for one recipient reach only that one", async () => {
  await queue("signInLink");
  const rows = await town.db.selectFrom("public.delivery").select("content").orderBy("recipient").execute();
  expect(rows.map(({ content }) => content.name)).toEqual(["daan", "dirk"]);
});
