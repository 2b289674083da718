/** docs/security.md has each requirement of ASVS 5.0.0, levels 1 and 2, once, and names only tests that exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Section and numbers: what level 3 alone asks for is left out. */
const levelsOneAndTwo = `
1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3
4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3
7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4
10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4
13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4
16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2
`;

const wanted = levelsOneAndTwo
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [chapter = "", numbers = ""] = section.split(":");
    return numbers.split(",").flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, n) => `${chapter}.${from + n}`);
    });
  });

interface Row {
  id: string;
  state: string;
  how: string;
  test: string;
}
const rows = [...readFileSync("docs/security.md", "utf8").matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(
  ([, id = "", cells = ""]): Row => {
    const [, state = "", how = "", named = "", ...more] = cells.split(" | ").map((cell) => cell.trim());
    if (more.length > 0) throw new Error(`the row of ${id} has too many cells`);
    return { id, state, how, test: named };
  },
);
const testsIn = ({ test: cell }: Row) =>
  [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, path = "", name = ""]) => ({ path, name }));

test("each requirement of both levels is there once, in the standard's order", () => {
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test("each row has a state, and says how, or why not", () => {
  const faults = rows.filter(({ state, how }) => !["met", "partly", "not met", "–"].includes(state) || how === "");
  expect(faults.map(({ id }) => id)).toEqual([]);
});

test("what is named as a test is one, in its file", () => {
  const faults = rows.flatMap((row) => {
    const named = testsIn(row);
    if (named.length === 0) return row.test === "–" ? [] : [`${row.id}: ${row.test}`];
    return named
      .filter(({ path, name }) => !existsSync(path) || !readFileSync(path, "utf8").includes(name))
      .map(({ path, name }) => `${row.id}: ${path} has no test ${name}`);
  });
  expect(faults).toEqual([]);
});

test("the sums at the top are those of the rows", () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const sums = `${count("met")} are met, ${count("partly")} partly, ${count("not met")} not; ${count("–")} do not apply`;
  expect(readFileSync("docs/security.md", "utf8")).toContain(sums);
});

/** What is signed or sealed where, in the words of the inventory of cryptography. */
const inventory: Record<string, string> = {
  "adapters/embedded-postgres.ts": "the password of the own PostgreSQL",
  "kernel/idempotency.ts": "responses kept for repeated requests",
  "kernel/keys/cipher.ts": "keys of the installation",
  "kernel/keys/master-key.ts": "keys of the installation",
  "kernel/keys/seal.ts": "keys of the installation",
  "keys/earlier-versions.ts": "keys of the installation",
  "keys/sealed-columns.ts": "keys of the installation",
  "modules/accounts/identities/computed-proofs.ts": "puzzles of forms",
  "modules/accounts/second-factors/factors.ts": "secrets of authenticator apps",
  "modules/accounts/second-factors/rules/codes.ts": "codes by message",
  "modules/accounts/sessions/access-token.ts": "access tokens",
  "modules/accounts/sessions/tokens.ts": "refresh tokens that a browser asks for twice",
  "modules/accounts/sign-on/providers.ts": "client secrets",
  "modules/budgets/ballots/seals.ts": "seals of ballots",
  "modules/budgets/codes/stored-files.ts": "lists of names for letters with codes",
  "modules/care/imports/row-check.ts": "while an import waits",
  "modules/care/imports/sealed-rows.ts": "while an import waits",
  "modules/care/intake-form/stamps.ts": "stamps and puzzles of forms",
  "modules/care/intake-form/waiting-forms.ts": "forms that wait for a mailed confirmation",
  "modules/care/people/handlers/records.ts": "bank accounts",
  "modules/care/people/private-details.ts": "private fields of care",
  "modules/files/file-address.ts": "addresses of files",
  "modules/notifications/devices/push-keys.ts": "private key sealed",
  "modules/notifications/unsubscribe-links/store.ts": "keys of links to unsubscribe",
  "modules/notifications/unsubscribe-links/tokens.ts": "links to unsubscribe",
  "modules/surveys/codes/code.ts": "codes to answer surveys with",
  "modules/surveys/drafts/secret.ts": "answers that are kept until they are sent",
};

test("the inventory of cryptography has everything that is signed or sealed", () => {
  const root = "apps/server/src";
  const keyed = /createHmac\(|hkdfSync\(|\bseal\(|\bencrypt\(|SignJWT\(/;
  const found = globSync("**/*.ts", { cwd: root })
    .filter((path) => !/\.test\.ts$|(^|\/)testing\//.test(path) && keyed.test(readFileSync(`${root}/${path}`, "utf8")))
    .sort();
  expect(found).toEqual(Object.keys(inventory));
  const [, table = ""] = readFileSync("docs/security.md", "utf8").split("### Cryptography");
  const [listed = ""] = table.split("### Connections");
  expect(Object.values(inventory).filter((words) => !listed.includes(words))).toEqual([]);
});
