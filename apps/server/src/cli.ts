#!/usr/bin/env -S node --max-semi-space-size=8
/** `stoep`: everything an operator does. `stoep help <command>` explains each. */
import { readConfig } from "./adapters/environment.ts";
import { failWith, openDesk } from "./commands/desk.ts";
import { makeProgram } from "./commands/program.ts";

const desk = openDesk(() => readConfig(process.env));
await makeProgram(desk)
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = failWith(desk, error);
  });
