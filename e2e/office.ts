/** The provider's own people, made by anyone who runs the server. */
import { execFileSync } from "node:child_process";
import { password } from "./browser.ts";
import { home } from "./home.ts";

/** The command line, beside the running server. */
export function stoep(words: string[], input = ""): string {
  const { origin, folder, database } = home();
  const env = { ...process.env, STOEP_FOLDER: folder, STOEP_PUBLIC_URL: origin, ...database };
  return execFileSync(process.execPath, ["apps/server/src/cli.ts", ...words], { env, input }).toString();
}

const names = ["--first-name", "Stijn", "--last-name", "Beheer", "--language", "en"];

/** The address that signs a new system account in, once. */
export function linkOfSystemAccount(): string {
  const out = stoep(["account", "create", `stijn-${Date.now()}@stoep.example`, ...names, "--system", "--link"]);
  return /https?:\S+/.exec(out)?.[0].replace(home().origin, "") ?? "";
}

let known: { email: string; at: string } | undefined;

/** The e-mail address of a system account with everybody's password: the same one for all journeys at this server. */
export function systemAccount(): string {
  if (known?.at !== home().origin) {
    known = { email: `stijn-${Date.now()}@stoep.example`, at: home().origin };
    stoep(["account", "create", known.email, ...names, "--system"], `${password}\n`);
  }
  return known.email;
}
