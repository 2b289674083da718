/** `stoep`: everything an operator does. `stoep help <command>` explains each command. Started by stoep.mjs. */
import { readConfig } from "./adapters/environment.ts";
import { failWith, openDesk } from "./commands/desk.ts";
import { makeProgram } from "./commands/program.ts";

const desk = openDesk(() => readConfig(process.env));
await makeProgram(desk)
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = failWith(desk, error);
  });
