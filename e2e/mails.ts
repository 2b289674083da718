/** What was sent, from the page where mails land while nothing else is set. */
import { expect, inject } from "vitest";

/** The address in the last mail to somebody that holds these words, under the server. */
export async function linkInMailTo(email: string, words: string): Promise<string> {
  const read = async (path: string) => (await fetch(inject("origin") + path)).text();
  const row = new RegExp(`<td>${email.replaceAll(".", "\\.")}</td><td><a href="([^"]+)"`);
  let mail = "";
  await expect
    .poll(async () => (mail = row.exec(await read("/dev/mailbox"))?.[1] ?? ""), { timeout: 20_000 })
    .not.toBe("");
  const links = [...(await read(mail)).matchAll(/<a href="(https?:[^"]+)"/g)].map(([, link = ""]) => new URL(link));
  const found = links.find(({ href }) => href.includes(words));
  if (!found) throw new Error(`no link with ${words}`);
  return found.pathname + found.search;
}
