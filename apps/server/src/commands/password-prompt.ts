/** Asks for secrets without showing them: a password twice. Takes one line when the input is not a terminal. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { type CommandContext, CommandError } from "./command-context.ts";

/** Asks twice. @throws CommandError when they differ, or when there is nobody to ask */
export async function promptPassword(desk: CommandContext): Promise<string> {
  if (!desk.input.isTTY) return readLine(desk, "Expected a password on standard input; --link prints a link instead.");
  const [first = "", second] = await prompt(desk, ["Password:", "Repeat password:"]);
  if (first !== second) throw new CommandError("The passwords do not match.");
  return first;
}

export async function promptSecret(desk: CommandContext): Promise<string> {
  if (!desk.input.isTTY) return readLine(desk, "Expected a client secret on standard input.");
  const [secret = ""] = await prompt(desk, ["Client secret:"]);
  return secret;
}

/** Asks on a terminal only; empty when there is none, or nothing was typed. */
export async function promptMasterKey(desk: CommandContext, question: string): Promise<string> {
  const [text = ""] = desk.input.isTTY ? await prompt(desk, [question]) : [];
  return text.trim();
}

async function prompt(desk: CommandContext, questions: string[]): Promise<string[]> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: desk.input, output: hidden, terminal: true });
  const answers: string[] = [];
  try {
    for (const question of questions) {
      desk.note(question);
      answers.push(await lines.question(""));
    }
    return answers;
  } finally {
    lines.close();
  }
}

async function readLine({ input }: CommandContext, otherwise: string): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  throw new CommandError(otherwise);
}
