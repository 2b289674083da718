/**
 * Letters are typeset in a process of their own, apart from reports, which would otherwise wait for them. Five hundred in four
 * languages take six seconds of processor and 400 MB; more at once take more than their share. docs/specification/people.md
 */
import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { lookData, type NetworkLook } from "../look.ts";
import { uploadFolderIn } from "../receive-upload.ts";
import { separateProcess } from "../separate-process.ts";
import type { LetterDocument } from "./document.ts";
import type { LetterReply, LetterTask } from "./letters-program.ts";

/** The most letters in one file. */
export const lettersPerFile = 500;
/** Ten on a page. */
export const cardsPerFile = 2_000;

type LetterOrder = Omit<LetterDocument, "look"> & { look: NetworkLook };

const askTypesetter = separateProcess<LetterTask, LetterReply>(join(import.meta.dirname, "letters-program.ts"), {
  name: "the typesetter of letters",
  patienceMs: 300_000,
  // A new process for every file, so that its memory is freed.
  mostQuestions: 1,
});

/**
 * Writes letters as a tagged PDF and calls `keep` with it, then deletes everything it wrote on this machine. @throws when they
 * cannot be typeset
 */
export async function writeLetters(
  folder: string,
  { look, ...words }: LetterOrder,
  keep: (pdf: Readable) => Promise<void>,
): Promise<void> {
  const own = join(uploadFolderIn(folder), newId());
  await mkdir(own, { recursive: true, mode: 0o700 });
  const path = join(own, "letters.pdf");
  try {
    const answer = await askTypesetter({ document: { ...words, look: lookData(look) }, path });
    if ("failed" in answer) throw new Error(`letters could not be typeset: ${answer.failed}`);
    await keep(createReadStream(path));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
