import type { Command } from "commander";
import { type Diagnosis, runDoctor } from "../doctor.ts";
import { type CommandContext, CommandError, commandLog } from "./command-context.ts";

const marks: Record<Diagnosis["state"], string> = { good: "✓", warning: "!", bad: "✗" };

/** The command ends with a CommandError if something needs fixing. */
export function addDoctor(program: Command, desk: CommandContext): void {
  program
    .command("doctor")
    .description("check everything Stoep depends on, and say how to fix what is wrong")
    .action(async () => {
      const findings = await runDoctor(desk.config(), commandLog());
      for (const { what, state, text } of findings) desk.say(`${marks[state]} ${what.padEnd(16)} ${text}`);
      const bad = findings.filter(({ state }) => state === "bad").length;
      if (bad > 0) throw new CommandError(bad === 1 ? "One problem needs fixing." : `${bad} problems need fixing.`);
    });
}
