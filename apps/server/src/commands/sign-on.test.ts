/** Sign-on providers for everybody and for one network, managed on the command line. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../testing/command-line.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { openProvider, type TestProvider } from "../testing/sign-on-provider.ts";

let database: TestDatabase;
let provider: TestProvider;
beforeAll(async () => {
  database = await newDatabase({ from: "empty" });
  provider = await openProvider({ redirectUris: ["http://localhost:4600/sign-on"], people: {} });
});
afterAll(async () => {
  await provider.close();
  await database.close();
});

const run = commandLine(() => ({ DATABASE_URL: database.url }));
const stoep = (words: string[], input?: string) => run(words, input ? { input: `${input}\n` } : {});
const facts = () => ["--name", "itsme", "--issuer", provider.issuer, "--client-id", provider.clientId];

test("a provider is added with its secret on the input, changed, switched off and removed; the log keeps no secret", async () => {
  await stoep(["network", "create", "zele", "--name", "Zele"]);
  expect((await stoep(["sign-on", "add", "itsme", ...facts()], provider.clientSecret)).out).toBe(
    "Added. Register both with the provider: http://localhost:4600/dashboard/sign-in/callback and http://localhost:4600/sign-on\n",
  );
  await stoep(["sign-on", "add", "zele", ...facts(), "--network", "zele"], provider.clientSecret);
  expect((await stoep(["sign-on", "edit", "zele", "--name", "Zele", "--off"])).out).toBe("Saved.\n");
  expect((await stoep(["sign-on", "list"])).out).toBe(
    `itsme\titsme\teveryone\t${provider.issuer}\ton\t0\nzele\tZele\tZele\t${provider.issuer}\toff\t0\n`,
  );
  await stoep(["sign-on", "edit", "zele", "--on", "--sign-on-name", "zele-stad", "--new-secret"], "another");
  expect((await stoep(["sign-on", "remove", "zele-stad"])).out).toBe("Removed.\n");
  const { rows } = await database.pool.query("select * from audit_entry where subject_kind = 'provider' order by id");
  expect(rows.map(({ actor_name, action, subject_name }) => [actor_name, action, subject_name])).toEqual([
    ["command line", "accounts.addProvider", "itsme"],
    ["command line", "accounts.addProvider", "itsme"],
    ["command line", "accounts.editProvider", "Zele"],
    ["command line", "accounts.editProvider", "Zele"],
    ["command line", "accounts.removeProvider", "Zele"],
  ]);
  expect(rows[3]).toMatchObject({ new: { slug: "zele-stad", isEnabled: true, hasNewSecret: true } });
  expect(JSON.stringify(rows)).not.toContain(provider.clientSecret);
  expect(JSON.stringify(rows)).not.toContain("another");
});

test("what is impossible is refused with a sentence, and nothing is stored", async () => {
  const before = (await stoep(["sign-on", "list"])).out;
  const add = (...words: string[]) => ["sign-on", "add", ...words];
  expect((await stoep(add("itsme", ...facts()), "geheim")).err).toBe("Not accepted: slug (slugTaken).\n");
  expect((await stoep(add("-", ...facts()), "geheim")).err).toContain("slug (invalid)");
  expect((await stoep(add("ander", ...facts()))).err).toContain("Expected a client secret on standard input.");
  expect((await stoep(add("ander", ...facts(), "--network", "nergens"), "x")).err).toContain("no network called");
  const gone = add("ander", "--name", "X", "--issuer", "http://127.0.0.1:9", "--client-id", "x");
  expect((await stoep(gone, "geheim")).err).toBe("This was refused: provider_unavailable.\n");
  const elsewhere = ["sign-on", "edit", "itsme", "--client-id", "other"];
  expect((await stoep(elsewhere)).err).toBe("Not accepted: clientSecret (secretRequired).\n");
  for (const act of ["edit", "remove"])
    expect((await stoep(["sign-on", act, "nergens"])).err).toContain('no provider called "nergens"');
  expect((await stoep(["sign-on", "list"])).out).toBe(before);
});
