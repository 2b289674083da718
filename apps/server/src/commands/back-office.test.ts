/** The back office on the command line: the same acts, with the same log. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { platform } from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findAccountByEmail } from "#modules/accounts/index.ts";
import { readConfig } from "../adapters/environment.ts";
import { commandLine } from "../testing/command-line.ts";
import { newDatabase } from "../testing/database.ts";
import { createProgram } from "./program.ts";

test("networks, organisations, licences and accounts are managed by commands, and the log names the command line", async () => {
  const database = await newDatabase({ from: "empty" });
  const run = commandLine(() => ({ DATABASE_URL: database.url }));
  const stoep = (...words: string[]) => run(words);
  try {
    await stoep("network", "create", "zele", "--name", "Zele");
    expect((await stoep("network", "edit", "zele", "--name", "Zele-Dorp", "--currency", "GBP")).out).toBe("Saved.\n");
    expect((await stoep("network", "edit", "zele", "--tiles", "http://x")).err).toContain("tiles.url (invalid)");
    const logo = join(import.meta.dirname, "../../../../docs/pictures/start.png");
    await stoep("network", "edit", "zele", "--accent", "#2F4F9F", "--logo", logo);
    const look = () => database.platform.selectFrom("public.network").select(["accent", "logoSha256"]).execute();
    expect(await look()).toEqual([{ accent: "#2f4f9f", logoSha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect((await stoep("network", "edit", "zele", "--accent", "blue")).err).toContain("accent (invalid)");
    await stoep("network", "edit", "zele", "--accent", "none", "--logo", "none");
    expect(await look()).toEqual([{ accent: null, logoSha256: null }]);
    const made = await stoep("organisation", "create", "Fanfare", "--network", "zele", "--owner", "ada@zele.example");
    expect(made.out).toContain("ada@zele.example has been invited");
    const again = await stoep("organisation", "create", "Fanfare", "--network", "zele", "--owner", "bo@zele.example");
    expect([again.code, again.err]).toEqual([1, "Not accepted: name (nameTaken).\n"]);
    const [id = ""] = (await stoep("organisation", "list")).out.split("\t");
    expect((await stoep("organisation", "edit", id, "--name", "Harmonie", "--kind", "association")).out).toBe(
      "Saved.\n",
    );
    expect((await stoep("organisation", "edit", id, "--name", " ")).err).toContain("name (");
    expect((await stoep("organisation", "edit", "nobody")).err).toContain("There is no organisation with this id");
    expect((await stoep("organisation", "invite-owner", id, "cas@zele.example")).out).toContain("to own Harmonie");
    expect((await stoep("organisation", "invite-owner", id, "cas")).err).toContain("Expected an e-mail address");
    await stoep("licence", "grant", id, "--module", "network", "--level", "premium");
    const [licence = ""] = (await stoep("licence", "list", id)).out.split("\t");
    expect((await stoep("licence", "end", licence)).err + (await stoep("licence", "list", id)).out).not.toContain(
      "without end",
    );
    await stoep("licence", "end", licence, "--never");
    expect((await stoep("licence", "list", id)).out).toContain("without end");
    expect((await stoep("licence", "grant", id, "--module", "care", "--level", "oneoff")).err).toContain(
      "until (momentRequired)",
    );
    await stoep("account", "create", "stijn@zele.example", "--first-name", "Stijn", "--last-name", "B", "--link");
    expect((await stoep("account", "disable", "stijn@zele.example")).out).toBe("Done.\n");
    expect((await stoep("account", "find", "stij")).out).toContain("disabled");
    await stoep("account", "enable", "stijn@zele.example");
    await stoep("account", "end-sessions", "stijn@zele.example");
    await stoep("account", "make-system", "stijn@zele.example");
    expect((await stoep("account", "find", "stij")).out).toContain("system");
    await stoep("account", "end-system", "stijn@zele.example");
    expect((await stoep("account", "find", "stij")).out).not.toContain("system");
    const { id: accountId = "" } = (await findAccountByEmail(database.platform, "stijn@zele.example")) ?? {};
    const factor = { accountId, kind: "text" as const, name: "12", phone: "+32470000012" };
    await database.platform
      .insertInto("public.factor")
      .values({ id: newId(), ...factor, createdAt: new Date("2026-05-12T08:00:00Z") })
      .execute();
    expect((await stoep("account", "remove-factors", "stijn@zele.example")).out).toBe("Done.\n");
    expect(await database.platform.selectFrom("public.factor").select("id").execute()).toEqual([]);
    expect((await stoep("account", "send-reset", "stijn@zele.example")).out).toBe("Done.\n");
    const mailed = await database.platform.selectFrom("public.oneTimeLink").select(["accountId", "purpose"]).execute();
    expect(mailed).toEqual([{ accountId, purpose: "reset-password" }]);
    expect((await stoep("account", "send-reset", "niemand@zele.example")).err).toContain("No account has the address");
    await stoep("account", "disable", "stijn@zele.example");
    expect((await stoep("account", "send-reset", "stijn@zele.example")).err).toBe("This was refused: not_allowed.\n");
    await stoep("account", "enable", "stijn@zele.example");
    expect((await stoep("account", "remove-factors", "niemand@zele.example")).err).toContain(
      "No account has the address",
    );
    expect((await stoep("account", "disable", "niemand@zele.example")).err).toContain("No account has the address");
    const log = (await stoep("log")).out.trimEnd().split("\n");
    expect(log.every((line) => line.split("\t")[1] === "command line")).toBe(true);
    expect(log.map((line) => line.split("\t")[2])).toEqual(
      expect.arrayContaining([
        "platform.editNetwork",
        "platform.editOrganisation",
        "platform.makeSystem",
        "accounts.invite",
        "licences.end",
        "platform.endSessions",
        "platform.removeFactors",
        "platform.sendReset",
      ]),
    );
    // One link with the new account, and one for the account that already existed.
    await stoep("account", "create", "stijn@zele.example", "--first-name", "Stijn", "--last-name", "B", "--link");
    const links = (await stoep("log")).out.split("\n").filter((line) => line.includes("platform.makeSignInLink"));
    expect(links.map((line) => line.split("\t").slice(1, 4))).toEqual(
      [1, 2].map(() => ["command line", "platform.makeSignInLink", "Stijn B (stijn@zele.example)"]),
    );
  } finally {
    await database.close();
  }
});

type Routes = typeof platform;
type Acts = { [N in keyof Routes as Routes[N]["method"] extends "GET" ? never : N]: string };
/** A new act of the back office does not compile without its command. */
const commandOf: Acts = {
  createNetwork: "network create",
  editNetwork: "network edit",
  setNetworkLogo: "network edit",
  deleteNetworkLogo: "network edit",
  previewNeighbourhoods: "network import-neighbourhoods",
  previewAddresses: "network import-addresses",
  confirmImport: "network import-addresses",
  createOrganisation: "organisation create",
  editOrganisation: "organisation edit",
  inviteOwner: "organisation invite-owner",
  grantLicence: "licence grant",
  setLicenceEnd: "licence end",
  endSessions: "account end-sessions",
  disableAccount: "account disable",
  enableAccount: "account enable",
  removeFactors: "account remove-factors",
  sendReset: "account send-reset",
  setSystem: "account make-system",
  addSharedProvider: "sign-on add",
  editSharedProvider: "sign-on edit",
  removeSharedProvider: "sign-on remove",
  createFirstAccount: "account create",
};

test("every act of the back office has a command, and the docs name it", async () => {
  const silent = { say: () => {}, note: () => {}, progress: () => {}, input: Readable.from([]) };
  const program = createProgram({ ...silent, config: () => readConfig({}) });
  const there = program.commands.flatMap((group) => group.commands.map((one) => `${group.name()} ${one.name()}`));
  expect(Object.values(commandOf).filter((command) => !there.includes(command))).toEqual([]);
  const paper = await readFile(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  expect(there.filter((command) => !paper.includes(`\`${command}`))).toEqual([]);
});
