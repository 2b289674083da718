/** Forms are typeset in a process of their own, which also decodes their pictures: reports do not wait for them. */
import { join } from "node:path";
import { lookData, type NetworkLook } from "../look.ts";
import { separateProcess } from "../separate-process.ts";
import type { FormDocument, FormTask } from "./document.ts";

type Reply = { pdf: Uint8Array } | { failed: string };

const askTypesetter = separateProcess<FormTask, Reply>(join(import.meta.dirname, "form-program.ts"), {
  name: "the typesetter of forms",
  // Two hundred questions take some seconds.
  patienceMs: 60_000,
  serialization: "advanced",
  mostQuestions: 50,
});

/** Writes a form as a tagged PDF, in the look of its network. `turn`: whose it is. @throws when it cannot be typeset */
export async function writeForm(document: FormDocument, look: NetworkLook, turn: string): Promise<Buffer> {
  const reply = await askTypesetter({ ...document, look: lookData(look) }, { turn });
  if ("failed" in reply) throw new Error(`a form could not be typeset: ${reply.failed}`);
  return Buffer.from(reply.pdf);
}
