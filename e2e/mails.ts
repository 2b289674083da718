/** What was mailed or texted, as it lands in the folder of an installation that sends nothing. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { home } from "./home.ts";

type Message = { kind: "mail" | "text"; to: string; text: string };

async function messages(): Promise<Message[]> {
  const folder = join(home().folder, "mailbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return files.map((file) => JSON.parse(file).message);
}

/** The newest that fits, once it has come. */
async function newest(fits: (message: Message) => boolean): Promise<string> {
  let text = "";
  await expect
    .poll(async () => (text = (await messages()).findLast(fits)?.text ?? ""), { timeout: 30_000 })
    .not.toBe("");
  return text;
}

/** The address that holds these words, from the last mail to someone that has one; under the server. */
export async function linkInMailTo(email: string, words: string): Promise<string> {
  const text = await newest(({ kind, to, text }) => kind === "mail" && to === email && text.includes(words));
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const found = links.find(({ href }) => href.includes(words));
  if (!found) throw new Error(`no link with ${words}`);
  return found.pathname + found.search;
}

export async function codeInTextTo(phone: string): Promise<string> {
  const text = await newest(({ kind, to }) => kind === "text" && to === phone);
  return /\d{6}/.exec(text)?.[0] ?? "";
}

/** The code of six digits in the newest of the mails to someone that carry one. */
export async function codeInMailTo(email: string): Promise<string> {
  const digits = /(?<!\d)\d{6}(?!\d)/;
  const text = await newest(({ kind, to, text }) => kind === "mail" && to === email && digits.test(text));
  return digits.exec(text)?.[0] ?? "";
}
