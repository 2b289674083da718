/** Reads a pabulib file. Of voters only their choices are kept: no ids, age, sex or other columns. pabulib.org/format */
import { type Ballot, checkElection, type Election, ElectionError, type Rule } from "../election.ts";
import { parseMoney } from "../money.ts";
import { type Row, readRows } from "./rows.ts";

export interface PbElection extends Election {
  /** What the file says of itself, such as `description`, `district` and `currency`. */
  facts: ReadonlyMap<string, string>;
  /** In the order of the ideas; empty where the file has none. */
  names: readonly string[];
  /** Whether each idea was chosen, as the file says; null: it does not say. */
  selected: readonly boolean[] | null;
  /** How many votes each idea got, as the file says. */
  statedVotes: readonly number[] | null;
  /** Where the table of facts, each idea and each ballot begin, counted from 1. */
  lines: { facts: number; ideas: readonly number[]; ballots: readonly number[] };
  /** How the file says that it was counted, if that is a rule that can be counted here. */
  rule: Rule | null;
}

export type PbProblem =
  | "section-missing"
  | "column-missing"
  | "budget-missing"
  | "amount-wrong"
  | "idea-twice"
  | "idea-unknown"
  | "points-wrong"
  | "number-wrong"
  | "too-large";

/** What is wrong with a file, and in which line, counted from 1. */
export class PbError extends Error {
  override name = "PbError";
  readonly problem: PbProblem;
  readonly line: number;
  constructor(problem: PbProblem, line: number) {
    super(`line ${line}: ${problem}`);
    this.problem = problem;
    this.line = line;
  }
}

/** @throws PbError */
export function readPb(text: string): PbElection {
  const { meta, projects, votes } = sectionsOf(readRows(text.replace(/^\uFEFF/, "")));
  const facts = new Map(meta.rows.map(({ cells: [key = "", value = ""] }) => [key.trim(), value.trim()]));
  const budget = parseMoney(facts.get("budget") ?? "") ?? fail("budget-missing", meta.line);
  const { places, ...list } = readIdeas(projects);
  const election = { budget, ideas: list.ideas, ballots: readBallots(votes, places, facts) };
  try {
    checkElection(election);
  } catch (error) {
    if (error instanceof ElectionError) fail("too-large", projects.line);
    throw error;
  }
  const lines = { facts: meta.line, ideas: linesOf(projects), ballots: linesOf(votes) };
  return { ...election, ...list, facts, lines, rule: ruleOf(facts, meta.line) };
}

interface Section {
  line: number;
  columns: Map<string, number>;
  rows: Row[];
}

const linesOf = ({ rows }: Section): number[] => rows.map(({ line }) => line);

/** META, PROJECTS and VOTES: each a line of its own, then the names of the columns, then rows. */
function sectionsOf(rows: readonly Row[]): { meta: Section; projects: Section; votes: Section } {
  const starts = ["META", "PROJECTS", "VOTES"].map((name) =>
    rows.findIndex(({ cells }) => cells.length === 1 && cells[0]?.trim().toUpperCase() === name),
  );
  const [meta = -1, projects = -1, votes = -1] = starts;
  if (meta < 0 || projects < meta || votes < projects) fail("section-missing", 1);
  const section = (start: number, end: number): Section => {
    const head = rows[start + 1];
    const columns = new Map(head?.cells.map((name, place) => [name.trim().toLowerCase(), place]));
    return { line: (head ?? rows[start])?.line ?? 1, columns, rows: rows.slice(start + 2, end) };
  };
  return { meta: section(meta, projects), projects: section(projects, votes), votes: section(votes, rows.length) };
}

function readIdeas(section: Section) {
  const read = readerOf(section);
  const id = read("project_id") ?? fail("column-missing", section.line);
  const cost = read("cost") ?? fail("column-missing", section.line);
  const name = read("name");
  const selected = read("selected");
  const votes = read("votes");
  const places = new Map<string, number>();
  const ideas = section.rows.map((row, place) => {
    if (places.has(id(row))) fail("idea-twice", row.line);
    places.set(id(row), place);
    const amount = parseMoney(cost(row));
    return { id: id(row), cost: amount || fail("amount-wrong", row.line) };
  });
  return {
    ideas,
    places,
    names: section.rows.map((row) => name?.(row) ?? ""),
    // The format also knows 2 and 3: chosen otherwise than by the count.
    selected: selected ? section.rows.map((row) => selected(row) === "1") : null,
    statedVotes: votes ? section.rows.map((row) => wholeNumber(votes(row), row)) : null,
  };
}

function readBallots(
  section: Section,
  places: ReadonlyMap<string, number>,
  facts: ReadonlyMap<string, string>,
): Ballot[] {
  const read = readerOf(section);
  const vote = read("vote") ?? fail("column-missing", section.line);
  const points = read("points");
  const isRanked = facts.get("vote_type") === "ordinal";
  const choices = section.rows.map((row) => {
    const ideas = listOf(vote(row)).map((id) => places.get(id) ?? fail("idea-unknown", row.line));
    if (new Set(ideas).size < ideas.length) fail("idea-twice", row.line);
    return ideas;
  });
  let ranks = Number(facts.get("max_length")) || 0;
  for (const { length } of choices) ranks = Math.max(ranks, length);
  return choices.map((ideas, place): Ballot => {
    // The first of a ranked list gets as many points as a list can be long.
    if (isRanked) return { ideas, points: ideas.map((_, rank) => ranks - rank) };
    const row = section.rows[place];
    if (!points || !row) return { ideas };
    const given = listOf(points(row)).map((text) => wholeNumber(text, row));
    if (given.length !== ideas.length) fail("points-wrong", row.line);
    return { ideas, points: given };
  });
}

/** How a column is read; undefined where the table has no such column. */
const readerOf =
  ({ columns }: Section) =>
  (name: string): ((row: Row) => string) | undefined => {
    const place = columns.get(name);
    return place === undefined ? undefined : ({ cells }) => cells[place]?.trim() ?? "";
  };

const listOf = (text: string): string[] => (text === "" ? [] : text.split(",").map((part) => part.trim()));

function wholeNumber(text: string, { line }: Row): number {
  return /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : fail("number-wrong", line);
}

function ruleOf(facts: ReadonlyMap<string, string>, line: number): Rule | null {
  const rule = facts.get("rule");
  const least = facts.get("min_project_score_threshold") ?? "0";
  const leastVotes = wholeNumber(least, { line, cells: [] });
  if (rule === "greedy") return { name: "most-votes", stopsAtFirst: false, leastVotes };
  if (rule === "greedy-no-skip") return { name: "most-votes", stopsAtFirst: true, leastVotes };
  return rule === "equalshares/add1" ? { name: "equal-shares" } : null;
}

function fail(problem: PbProblem, line: number): never {
  throw new PbError(problem, line);
}
