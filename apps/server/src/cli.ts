/** `stoep`: everything an operator does. `stoep help <command>` explains each command. Started by stoep.mjs. */
import { readConfig } from "./adapters/environment.ts";
import { failWith, openCommandContext } from "./commands/command-context.ts";
import { createProgram } from "./commands/program.ts";

const desk = openCommandContext(() => readConfig(process.env));
await createProgram(desk)
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = failWith(desk, error);
  });
