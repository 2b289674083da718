import { personName } from "@stoep/contract/kernel";
import type { Command } from "commander";
import * as accounts from "#modules/accounts/index.ts";
import * as audit from "#modules/audit/index.ts";
import * as platform from "#modules/platform/index.ts";
import { type CommandContext, CommandError, withStore } from "./command-context.ts";
import { asOperator, type Operator } from "./operator.ts";

const mostEntries = 100;

/** `account` is the command that `account create` belongs to. Its actions throw a CommandError when no account has the address. */
export function addAccountActions(account: Command, desk: CommandContext): void {
  account
    .command("find")
    .description("find accounts by the start of the e-mail address or part of the name")
    .argument("<text>")
    .action((search: string) =>
      withStore(desk, async ({ platform: db }) => {
        for (const one of await platform.listAccounts(db, { search }, null, mostEntries)) {
          const marks = [one.isSystem ? "system" : "", one.disabledAt ? "disabled" : ""].filter(Boolean).join(", ");
          desk.say([one.email, personName(one), marks].join("\t"));
        }
      }),
    );
  const act = (name: string, what: string, run: (by: Operator, id: string) => Promise<void>) =>
    account
      .command(name)
      .description(what)
      .argument("<email>")
      .action(async (email: string) => {
        await asOperator(desk, async (by) => {
          const found = await accounts.findAccountByEmail(by.db, email);
          if (!found) throw new CommandError(`No account has the address ${email}.`);
          await run(by, found.id);
        });
        desk.say("Done.");
      });
  act("end-sessions", "sign the account out everywhere", (by, id) => platform.endSessions(by, id, null));
  act("send-reset", "send a link to choose a new password by e-mail", platform.sendResetLink);
  act("remove-factors", "remove every second step, for someone who has lost them all", platform.removeFactors);
  act("make-system", "make the account one of the provider's own", (by, id) => platform.setSystem(by, id, true));
  act("end-system", "the account stops being one of the provider's own", (by, id) => platform.setSystem(by, id, false));
  act("disable", "stop anyone signing in with the account; what it wrote stays", platform.disableAccount);
  act("enable", "let the account sign in again", platform.enableAccount);
}

export function addLog(program: Command, desk: CommandContext): void {
  program
    .command("log")
    .description("show who did what in the whole installation, newest first")
    .option("--search <text>", "text in the name of what was changed")
    .action(({ search }: { search?: string }) =>
      withStore(desk, async ({ platform: db }) => {
        const { rows } = await audit.readLogPage(db, "all", { search });
        for (const row of rows) {
          const whose = row.organisationName ?? "";
          desk.say([row.at.toISOString(), row.actorName, row.action, row.subjectName, whose].join("\t"));
        }
      }),
    );
}
