/** Mails and text messages, from the folder of an installation that sends nothing. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { home } from "./home.ts";

type Message = { kind: "mail" | "text"; to: string; text: string };

/** By path: a message never changes, and the folder is looked at many times. */
const read = new Map<string, Message>();

/** From old to new. */
async function messages(): Promise<Message[]> {
  const folder = join(home().folder, "mailbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(names.map((name) => readOnce(join(folder, name))));
}

async function readOnce(path: string): Promise<Message> {
  const known = read.get(path);
  if (known) return known;
  const { message } = JSON.parse(await readFile(path, "utf8"));
  read.set(path, message);
  return message;
}

/** Waits for a matching message; returns the newest one. */
async function newest(fits: (message: Message) => boolean): Promise<string> {
  let text = "";
  await expect
    .poll(async () => (text = (await messages()).findLast(fits)?.text ?? ""), { timeout: 60_000 })
    .not.toBe("");
  return text;
}

/** The last mail to someone that contains these words. */
export const mailTo = (email: string, words: string): Promise<string> =>
  newest(({ kind, to, text }) => kind === "mail" && to === email && text.includes(words));

/** The link that contains these words, from the last mail to someone that has one; relative to the server. */
export async function linkInMailTo(email: string, words: string): Promise<string> {
  const text = await mailTo(email, words);
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const found = links.find(({ href }) => href.includes(words));
  if (!found) throw new Error(`no link with ${words}`);
  return found.pathname + found.search;
}

/** A screen's text about a requested email. */
export const sentTo = (email: string): RegExp =>
  new RegExp(`An email to ${email.replace(/[.+]/g, "\\$&")} is on its way\\.`);
