/** What an operator can follow after an attack: one line each, and nobody by name. The list is in docs/operations.md. */
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { logSecurity } from "#kernel/log.ts";
import { askToken, byPassword, byRefresh } from "#modules/accounts/testing/ask-token.ts";
import { openLog } from "../adapters/log.ts";
import { newTown, password } from "./town.ts";

function openSink() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(...String(chunk).trim().split("\n"));
      done();
    },
  });
  return { log: openLog("info", sink), lines };
}

test("each event is one line with ids, and names nobody", async () => {
  const { log, lines } = openSink();
  const town = await newTown({ log });
  const { ada, els, viktor, dirk } = town.people;
  let everything = "";
  const told = () =>
    lines.splice(0).map((line) => {
      everything += line;
      return JSON.parse(line);
    });
  const theAct = { msg: "security", level: "info", requestId: expect.any(String) };

  for (const username of [els.email, "niemand@thuis.example"]) await askToken(town, byPassword(username, "not it"));
  const wrong = { ...theAct, event: "passwordWrong", refusal: "credentials_wrong", path: "/api/token" };
  expect(told(), "known or not").toEqual([wrong, wrong].map((line) => expect.objectContaining(line)));

  const { body, cookie } = await askToken(town, byPassword(els.email, password), { client: "dashboard" });
  expect(told()).toMatchObject([{ ...theAct, event: "signedIn", how: "password", accountId: els.accountId }]);

  await town.pass({ minutes: 2 });
  await askToken(town, byRefresh(), { client: "dashboard", cookie });
  await town.pass({ minutes: 2 });
  await askToken(town, byRefresh(), { client: "dashboard", cookie });
  expect(told()).toMatchObject([
    { ...theAct, event: "tokenStolen", subjectId: expect.any(String) },
    { ...theAct, event: "tokenWrong", refusal: "token_invalid" },
  ]);
  expect(body.userId).toBe(els.accountId);

  await expect(viktor.accounts.exportMembers()).refuses("owner_only");
  const organisationId = town.organisations.city;
  const asViktor = { accountId: viktor.accountId, organisationId, path: "/api/businessmembersapi/members/export" };
  expect(told()).toMatchObject([{ ...theAct, ...asViktor, event: "refused", refusal: "owner_only" }]);
  await ada.accounts.exportMembers();
  expect(told()).toMatchObject([{ ...theAct, ...asViktor, accountId: ada.accountId, event: "exported" }]);

  const levels = { network: "viewer", participation: null, care: null } as const;
  const membershipId = els.session.membershipId ?? "";
  await ada.accounts.editMembership({ body: { membershipId, type: "user", levels } });
  const ofAda = { ...theAct, accountId: ada.accountId, organisationId };
  expect(told()).toMatchObject([{ ...ofAda, event: "rightsChanged", action: "accounts.editMember" }]);

  await dirk.accounts.changePassword({ body: { oldPassword: password, newPassword: "een-boot-met-zeil" } });
  await dirk.accounts.endSession();
  expect(told()).toMatchObject([
    { ...theAct, event: "credentialsChanged", how: "passwordChanged", accountId: dirk.accountId },
    { ...theAct, event: "signedOut", accountId: dirk.accountId },
  ]);
  expect(everything).not.toMatch(/@|\.example|203\.0\.113|Peeters|een-boot/);
});

test("what was rolled back is not told", async () => {
  const { log, lines } = openSink();
  const town = await newTown();
  const act = (fails: boolean) =>
    inTransaction(town.db, async (db) => {
      logSecurity({ db, log }, "rightsChanged", { how: "editMember" });
      expect(lines).toEqual([]);
      if (fails) throw new Error("no");
    });
  await expect(act(true)).rejects.toThrow("no");
  expect(lines).toEqual([]);
  await act(false);
  expect(lines).toHaveLength(1);
});
