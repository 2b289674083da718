/** Pictures are decoded in a separate process. */
import { join } from "node:path";
import { refuse } from "#kernel/refuse.ts";
import type { PictureReply, ShrunkPicture } from "./pictures-program.ts";
import type { ImageKind } from "./rules.ts";
import { ProcessEnded, separateProcess } from "./separate-process.ts";

interface PictureTask {
  path: string;
  kind: ImageKind;
  side?: number;
}

const askProgram = separateProcess<PictureTask, PictureReply>(join(import.meta.dirname, "pictures-program.ts"), {
  name: "the program that decodes pictures",
  // A picture within the limits takes at most two seconds on two busy cores.
  patienceMs: 30_000,
  mostQuestions: 100,
});

interface PictureOrder {
  kind: ImageKind;
  /** Whose picture it is: the pictures of one do not keep another's waiting. */
  turn: string;
  side?: number;
}

/**
 * Writes the picture in three widths (or with `side`, in one size) as WebP next to `path`. Refuses with `file_kind_refused` a
 * picture that cannot be decoded, with `file_too_large` one with too many pixels, and with `unavailable` when the disk is full.
 */
export async function shrinkPicture(path: string, { kind, turn, side }: PictureOrder): Promise<ShrunkPicture> {
  const answer = await askProgram({ path, kind, side }, { turn }).catch(refuseWhatCrashes);
  return "refused" in answer ? refuse(answer.refused) : answer;
}

/** The picture crashed the process, or took too long; with code 1 the decoder itself could not start. */
function refuseWhatCrashes(error: unknown): never {
  if (!(error instanceof ProcessEnded)) throw error;
  if (error.code === 1) throw new Error("pictures cannot be decoded here", { cause: error });
  return refuse("file_kind_refused");
}
