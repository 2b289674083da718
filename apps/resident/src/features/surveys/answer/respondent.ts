/** The two ways to answer: as a resident, or by the public link. */

import type { CallOptions, RefusalCode } from "@stoep/contract/kernel";
import type { ReadSurvey, SentAnswer } from "@stoep/contract/surveys";
import type { Answers } from "@stoep/instrument";

/** What is sent besides by the public link. */
export interface Visitor {
  /** "": not chosen yet. */
  neighbourhoodId: string;
  /** Shown to nobody: only programs fill it in. */
  website: string;
}

export type AnswerToSend = SentAnswer & Visitor;

type Send = ((input: AnswerToSend, options?: CallOptions) => Promise<unknown>) & { capability: string; isQuery: false };

/** A call of the contract as a command, in which what it is about is filled in. */
export const sends = (call: (input: AnswerToSend, options?: CallOptions) => Promise<unknown>): Send =>
  Object.assign(call, { capability: "surveys", isQuery: false as const });

export interface Respondent {
  /** By the public link: nobody is known. */
  isOpen: boolean;
  /** Sent before. */
  hasAnswered: boolean;
  /** What was sent before, if it can be shown. */
  sent: Answers | null;
  /** Why nothing can be sent now; null: it can. */
  refusal: RefusalCode | null;
  send: Send;
  /** Files can be uploaded. */
  takesFiles: boolean;
}

export interface AskedSurvey {
  survey: ReadSurvey;
  respondent: Respondent;
  /** Asks the server for the newest of both. */
  refetch: () => Promise<unknown>;
}
