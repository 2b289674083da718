/** Posters are typeset in a process of their own, which also decodes their picture: reports do not wait for them. */
import { join } from "node:path";
import { type NetworkLook, readableAccent } from "../look.ts";
import { separateProcess } from "../separate-process.ts";
import type { PosterDocument } from "./document.ts";
import type { PosterReply, PosterTask } from "./poster-program.ts";

const askTypesetter = separateProcess<PosterTask, PosterReply>(join(import.meta.dirname, "poster-program.ts"), {
  name: "the typesetter of posters",
  // A poster takes a fifth of a second, the first one more than a second.
  patienceMs: 30_000,
  serialization: "advanced",
});

/** Writes a poster as a tagged PDF of one page, in the look of its network. `turn`: whose it is. @throws when it cannot be typeset */
export async function writePoster(document: PosterDocument, look: NetworkLook, turn: string): Promise<Buffer> {
  const reply = await askTypesetter({ ...document, accent: readableAccent(look), logo: look.logo }, { turn });
  if ("failed" in reply) throw new Error(`a poster could not be typeset: ${reply.failed}`);
  return Buffer.from(reply.pdf);
}
