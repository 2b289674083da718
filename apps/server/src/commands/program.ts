/** The whole command line; each command has a file beside this one. */
import { Command } from "commander";
import { addAccount } from "./account.ts";
import { addAccountActions, addLog } from "./account-actions.ts";
import { addBackup } from "./backup.ts";
import { addBudgets } from "./budgets.ts";
import type { CommandContext } from "./command-context.ts";
import { addDemo } from "./demo.ts";
import { addDoctor } from "./doctor.ts";
import { addImportAddresses } from "./import-addresses.ts";
import { addImportLines } from "./import-lines.ts";
import { addImportNeighbourhoods } from "./import-neighbourhoods.ts";
import { addKeys } from "./keys.ts";
import { addMigrate } from "./migrate.ts";
import { addNetwork } from "./network.ts";
import { addLicence, addOrganisation } from "./organisation.ts";
import { addSignOn } from "./sign-on.ts";
import { addStart } from "./start.ts";

export function createProgram(desk: CommandContext): Command {
  const program = new Command("stoep")
    .description(
      "A neighbourhood network that a city can own. Settings are read from the environment; stoep doctor checks them.",
    )
    // Every command below inherits these two.
    .exitOverride()
    .configureOutput({ writeOut: (text) => desk.say(text.trimEnd()), writeErr: (text) => desk.note(text.trimEnd()) });
  addStart(program, desk);
  addMigrate(program, desk);
  const network = addNetwork(program, desk);
  addImportNeighbourhoods(network, desk);
  addImportAddresses(network, desk);
  addImportLines(network, desk);
  addOrganisation(program, desk);
  addLicence(program, desk);
  addAccountActions(addAccount(program, desk), desk);
  addSignOn(program, desk);
  addLog(program, desk);
  addDoctor(program, desk);
  addDemo(program, desk);
  addBackup(program, desk);
  addKeys(program, desk);
  addBudgets(program, desk);
  return program;
}
