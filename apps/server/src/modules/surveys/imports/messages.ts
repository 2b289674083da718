/** What the server asks of read-program.ts, and what it replies. */
import type { Language } from "@stoep/contract/kernel";
import type { FileFault, FileLoss, QuestionnaireFile } from "@stoep/contract/surveys";

export interface ReadTask {
  path: string;
  /** Of a file in a language that Stoep does not speak. */
  language: Language;
}

export interface ReadFile {
  content: QuestionnaireFile;
  losses: FileLoss[];
}

/** The questionnaire, or what is wrong with the file. */
export type ReadReply = ReadFile | { faults: FileFault[] };
