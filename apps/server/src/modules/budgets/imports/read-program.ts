/**
 * The program that reads a file of ballots and counts it, in a thread of its own process: a large file takes seconds, and its count most
 * of a minute, during which the server keeps working. It uses the file only, no database. Started by read-process.ts.
 */
import { readFile } from "node:fs/promises";
import { count, moneyPerUnit } from "@stoep/tally";
import { answerInThread } from "#kernel/programs/answer-in-thread.ts";
import type { ReadReply, ReadTask } from "./messages.ts";
import { BallotFileError, readVote } from "./read-vote.ts";

async function readTask({ path, ...reading }: ReadTask): Promise<ReadReply> {
  try {
    const vote = readVote(await readFile(path), reading);
    const election = {
      budget: vote.budget * moneyPerUnit,
      ideas: vote.ideas.map(({ cost }, place) => ({ id: String(place), cost: cost * moneyPerUnit })),
      ballots: vote.ballots.map((ideas) => ({ ideas })),
    };
    return { vote, outcome: count(election, vote.rule) };
  } catch (error) {
    if (error instanceof BallotFileError) return { fault: error.fault };
    throw error;
  }
}

answerInThread(import.meta, readTask);
