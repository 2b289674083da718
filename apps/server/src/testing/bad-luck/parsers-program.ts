/** Feeds a parser with one of its hostile inputs, in a thread that parsers.test.ts bounds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerInThread } from "../../kernel/programs/answer-in-thread.ts";
import { parsers } from "./parsers/index.ts";

export type ParserTask = { parser: string; input: string };

answerInThread(import.meta, async ({ parser, input }: ParserTask) => {
  const folder = await mkdtemp(join(tmpdir(), "stoep-hostile-"));
  try {
    await parsers[parser]?.hostile?.[input]?.ask(folder);
    return { outcome: "read" };
  } catch (error) {
    return { outcome: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
