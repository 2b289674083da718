/** The ways to answer: as a resident, by the public link, or by the link with a code. */

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
  /** By the public link, with a code or without: nobody is known. */
  isOpen: boolean;
  /** With a code. */
  code?: {
    /** Tells what was begun with it from what was begun with another one on the same device. */
    mark: string;
    /** Asks for another code. `isForgotten`: since nothing was done for long. */
    leave: (isForgotten?: boolean) => void;
  };
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

/** Where it is not known; an answer that was sent before keeps its own. */
export const asksNeighbourhood = ({ isOpen, hasAnswered }: Respondent): boolean => isOpen && !hasAnswered;

export interface AskedSurvey {
  survey: ReadSurvey;
  respondent: Respondent;
  /** Asks the server for the newest of both. */
  refetch: () => Promise<unknown>;
}
