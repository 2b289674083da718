/** Asks for secrets without showing them: a password twice. Takes one line when the input is not a terminal. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { CommandError, type Desk } from "./desk.ts";

/** Asks twice. @throws CommandError when they differ, or when there is nobody to ask */
export async function askPassword(desk: Desk): Promise<string> {
  if (!desk.input.isTTY) return oneLine(desk, "Expected a password on standard input; --link prints a link instead.");
  const [first = "", second] = await ask(desk, ["Password:", "Repeat password:"]);
  if (first !== second) throw new CommandError("The passwords do not match.");
  return first;
}

export async function askSecret(desk: Desk): Promise<string> {
  if (!desk.input.isTTY) return oneLine(desk, "Expected a client secret on standard input.");
  const [secret = ""] = await ask(desk, ["Client secret:"]);
  return secret;
}

async function ask(desk: Desk, questions: string[]): Promise<string[]> {
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

async function oneLine({ input }: Desk, otherwise: string): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  throw new CommandError(otherwise);
}
