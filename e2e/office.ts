/** The provider's own people, made by whoever runs the server. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { inject } from "vitest";

/** The command line, beside the running server. */
export function stoep(...words: string[]): string {
  const env = { ...process.env, STOEP_FOLDER: dirname(inject("mailbox")), STOEP_PUBLIC_URL: inject("origin") };
  return execFileSync(process.execPath, ["apps/server/src/cli.ts", ...words], {
    env: { ...env, DATABASE_URL: "" },
  }).toString();
}

/** The address that signs a new system account in. */
export function systemAccount(language = "en", email = `stijn-${Date.now()}@stoep.example`): string {
  const names = ["--first-name", "Stijn", "--last-name", "Beheer", "--language", language];
  const out = stoep("account", "create", email, ...names, "--system", "--link");
  return /https?:\S+/.exec(out)?.[0].replace(inject("origin"), "") ?? "";
}
