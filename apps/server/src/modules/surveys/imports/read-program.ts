/**
 * The program that reads a file with a questionnaire, in a thread of its own process: it is from anywhere, and may take long. It uses
 * the file only, no database. Started by read-process.ts.
 */
import { readFile } from "node:fs/promises";
import { v4 as newId } from "uuid";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import type { ReadReply, ReadTask } from "./messages.ts";
import { QuestionnaireFileError, readQuestionnaire } from "./read-questionnaire.ts";

async function readTask({ path, language }: ReadTask): Promise<ReadReply> {
  try {
    return readQuestionnaire(await readFile(path), { language, newId });
  } catch (error) {
    if (error instanceof QuestionnaireFileError) return { faults: error.faults };
    throw error;
  }
}

answerInThread(import.meta, readTask);
