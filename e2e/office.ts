/** The provider's own people, made by whoever runs the server. */
import { execFileSync } from "node:child_process";
import { home } from "./home.ts";

/** The command line, beside the running server. */
export function stoep(...words: string[]): string {
  const { origin, folder, database } = home();
  const env = { ...process.env, STOEP_FOLDER: folder, STOEP_PUBLIC_URL: origin, ...database };
  return execFileSync(process.execPath, ["apps/server/src/cli.ts", ...words], {
    env,
  }).toString();
}

/** The address that signs a new system account in. */
export function systemAccount(language = "en", email = `stijn-${Date.now()}@stoep.example`): string {
  const names = ["--first-name", "Stijn", "--last-name", "Beheer", "--language", language];
  const out = stoep("account", "create", email, ...names, "--system", "--link");
  return /https?:\S+/.exec(out)?.[0].replace(home().origin, "") ?? "";
}
