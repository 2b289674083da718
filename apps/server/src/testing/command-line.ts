/** The command line without starting a program: arguments in, output out. */
import { Readable } from "node:stream";
import { readConfig } from "../adapters/environment.ts";
import { type CommandContext, failWith } from "../commands/command-context.ts";
import { createProgram } from "../commands/program.ts";
import { testKey } from "./stand-ins.ts";

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export interface Typed {
  input?: string;
  env?: Record<string, string>;
}

/** `settings`: the environment that every command gets. */
export const commandLine =
  (settings: () => Record<string, string>) =>
  async (words: string[], { input = "", env = {} }: Typed = {}): Promise<Ran> => {
    const ran: Ran = { code: 0, out: "", err: "" };
    const desk: CommandContext = {
      config: () => readConfig({ STOEP_KEY: testKey, ...settings(), ...env }),
      say: (text) => {
        ran.out += `${text}\n`;
      },
      note: (text) => {
        ran.err += `${text}\n`;
      },
      progress: () => {},
      input: Readable.from(input === "" ? [] : [Buffer.from(input)]),
    };
    await createProgram(desk)
      .parseAsync(words, { from: "user" })
      .catch((error: unknown) => {
        ran.code = failWith(desk, error);
      });
    return ran;
  };
