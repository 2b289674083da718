/** Writes a pabulib file. Voters are numbered in the order of the ballots; nothing else is written of them. pabulib.org/format */
import { type Ballot, type Election, type Idea, pointsOf, type Rule, votesOf } from "../election.ts";
import { formatMoney } from "../money.ts";
import { writeRow } from "./rows.ts";

export interface PbDescription {
  description: string;
  /** As ISO 3166 writes it in English. */
  country: string;
  unit: string;
  district?: string;
  instance: string;
  /** ISO 639-1 and ISO 4217. */
  language: string;
  currency: string;
  /** As `2026-11-29`. */
  begin: string;
  end: string;
  rule: Rule;
  /** The fewest and the most ideas that a ballot may hold, or how much they may cost together. */
  leastIdeas?: number;
  mostIdeas?: number;
  mostCost?: number;
}

interface PbIdeas {
  /** By the ideas' places in the list. */
  names: readonly string[];
  winners: readonly number[];
}

export function writePb(election: Election, description: PbDescription, { names, winners }: PbIdeas): string {
  const { budget, ideas, ballots } = election;
  const points = ballots.some((ballot) => ballot.points) ? pointsOf(election) : null;
  const size = { budget, ideas, votes: votesOf(election), points, ballots: ballots.length };
  return [
    writePbHead(size, description, { names, winners }),
    ...ballots.map((ballot, place) => writePbBallot(ideas, ballot, { number: place + 1, hasPoints: points !== null })),
  ].join("");
}

/** What a file says of its ballots before they come. */
export interface PbSize extends Pick<Election, "budget" | "ideas"> {
  /** By the ideas' places in the list. `points`: null where ballots give none. */
  votes: readonly number[];
  points: readonly number[] | null;
  /** How many there are. */
  ballots: number;
}

/** All of a file but its ballots, where these are written one after the other. */
export function writePbHead(size: PbSize, description: PbDescription, { names, winners }: PbIdeas): string {
  const { ideas, votes, points } = size;
  const chosen = new Set(winners);
  return [
    "META",
    writeRow(["key", "value"]),
    ...factsOf(description, size).map(writeRow),
    "PROJECTS",
    writeRow(["project_id", "cost", "votes", ...(points ? ["score"] : []), "name", "selected"]),
    ...ideas.map(({ id, cost }, place) =>
      writeRow([
        id,
        formatMoney(cost),
        votes[place] ?? 0,
        ...(points ? [points[place] ?? 0] : []),
        names[place] ?? "",
        chosen.has(place) ? 1 : 0,
      ]),
    ),
    "VOTES",
    writeRow(["voter_id", "vote", ...(points ? ["points"] : [])]),
    "",
  ].join("\n");
}

/** The row of a ballot, by its number in the file, counted from 1. */
export function writePbBallot(
  ideas: readonly Idea[],
  ballot: Ballot,
  { number, hasPoints }: { number: number; hasPoints: boolean },
): string {
  const choices = ballot.ideas.map((idea) => ideas[idea]?.id).join(",");
  const points = ballot.ideas.map((_, at) => ballot.points?.[at] ?? 1).join(",");
  return `${writeRow([number, choices, ...(hasPoints ? [points] : [])])}\n`;
}

const ruleNames = { "most-votes": "greedy", "equal-shares": "equalshares/add1" } as const;

function factsOf(about: PbDescription, size: PbSize): [string, string | number][] {
  const { rule } = about;
  const isStopping = rule.name === "most-votes" && rule.stopsAtFirst;
  const least = rule.name === "most-votes" ? rule.leastVotes : 0;
  const facts: [string, string | number | undefined][] = [
    ["description", about.description],
    ["country", about.country],
    ["unit", about.unit],
    ["district", about.district],
    ["instance", about.instance],
    ["num_projects", size.ideas.length],
    ["num_votes", size.ballots],
    ["budget", formatMoney(size.budget)],
    ["vote_type", size.points ? "cumulative" : "approval"],
    ["rule", isStopping ? "greedy-no-skip" : ruleNames[rule.name]],
    ["date_begin", dayFirst(about.begin)],
    ["date_end", dayFirst(about.end)],
    ["min_length", about.leastIdeas],
    ["max_length", about.mostIdeas],
    ["max_sum_cost", about.mostCost === undefined ? undefined : formatMoney(about.mostCost)],
    ["min_project_score_threshold", least || undefined],
    ["language", about.language],
    ["currency", about.currency],
  ];
  return facts.filter((fact): fact is [string, string | number] => fact[1] !== undefined);
}

const dayFirst = (day: string): string => day.split("-").reverse().join(".");
