/** Asks for a password twice, without showing it; takes one line when the input is not a terminal. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { CommandError, type Desk } from "./desk.ts";

export async function askPassword(desk: Desk): Promise<string> {
  if (!desk.input.isTTY) return oneLine(desk);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: desk.input, output: hidden, terminal: true });
  const ask = (question: string) => {
    desk.note(question);
    return lines.question("");
  };
  try {
    const [first, second] = [await ask("Password:"), await ask("Once more:")];
    if (first !== second) throw new CommandError("The two are not the same.");
    return first;
  } finally {
    lines.close();
  }
}

async function oneLine({ input }: Desk): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  throw new CommandError("A password is expected on the input; --link prints a link instead.");
}
