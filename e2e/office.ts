/** The provider's own people, created by the operator of the server. */
import { execFileSync } from "node:child_process";
import { password } from "./browser.ts";
import { now } from "./clock.ts";
import { home } from "./home.ts";
import { environmentOf } from "./server.ts";

/** Runs the command line beside the running server. */
export function stoep(words: string[], input = ""): string {
  const env = environmentOf(home());
  return execFileSync(process.execPath, ["apps/server/stoep.mjs", ...words], { env, input }).toString();
}

const names = ["--first-name", "Stijn", "--last-name", "Beheer", "--language", "en"];

/** Creates a system account. Returns an address that signs in once. */
export function linkOfSystemAccount(): string {
  const out = stoep(["account", "create", `stijn-${now()}@stoep.example`, ...names, "--system", "--link"]);
  return /https?:\S+/.exec(out)?.[0].replace(home().origin, "") ?? "";
}

let known: { email: string; at: string } | undefined;

/** The email address of a system account with everyone's password, shared by all journeys on this server. */
export function systemAccount(): string {
  if (known?.at !== home().origin) {
    known = { email: `stijn-${now()}@stoep.example`, at: home().origin };
    stoep(["account", "create", known.email, ...names, "--system"], `${password}\n`);
  }
  return known.email;
}
