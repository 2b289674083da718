/** Reads mails as their recipients do. */
import type { Town } from "../../../testing/town.ts";

/** The link behind the button of the last mail to someone. */
export async function linkTo(town: Town, email: string): Promise<string> {
  await town.runDue();
  return /: (https:\/\/\S+)/.exec(town.mails(email).at(-1)?.text ?? "")?.[1] ?? "";
}

export function secretsIn(href: string) {
  const query = new URL(href).searchParams;
  return { href, id: query.get("id") ?? "", code: query.get("code") ?? "", autologin: query.get("autologin") ?? "" };
}
