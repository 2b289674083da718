/** Reads a vote that was held elsewhere from a pabulib file, as far as it can be counted and shown as one that was held here. Pure. */
import { type BallotFileFault, type BallotKind, roundLimits } from "@stoep/contract/budgets";
import { Language, sumOf, textLine } from "@stoep/contract/kernel";
import { ideaLimits } from "@stoep/contract/participation";
import { shortened } from "@stoep/contract/rich-text";
import { moneyPerUnit, type PbElection, PbError, type Rule, readPb } from "@stoep/tally";
import { daysOf } from "./file-days.ts";

/** Amounts in whole units of the currency. */
export interface FileVote {
  /** What the file calls it. */
  name: string;
  opensOn: string;
  endsOn: string;
  ballot: BallotKind;
  atLeast: number;
  atMost: number;
  rule: Rule;
  /** Null: another one than Stoep's, or none is said. */
  language: Language | null;
  budget: number;
  ideas: { title: string; cost: number }[];
  /** The places of the chosen ideas in the list, ascending. */
  ballots: number[][];
}

/** Why a file cannot be imported. */
export class BallotFileError extends Error {
  override name = "BallotFileError";
  readonly fault: BallotFileFault;
  constructor(problem: BallotFileFault["problem"], line = 0) {
    super(`line ${line}: ${problem}`);
    this.fault = { problem, line };
  }
}

interface Reading {
  /** The day by the network's clock. */
  today: string;
  /** The project's. */
  currency: string | null;
}

/** @throws BallotFileError */
export function readVote(bytes: Uint8Array, { today, currency }: Reading): FileVote {
  const file = readFile(textOf(bytes));
  const { facts, lines } = file;
  const ballotType = facts.get("vote_type");
  if (ballotType !== undefined && ballotType !== "approval" && ballotType !== "choose-1")
    fail("not-approval", lines.facts);
  if (file.ballots.some(({ points }) => points)) fail("not-approval", lines.facts);
  if (currency === null || (facts.get("currency") ?? currency) !== currency) fail("currency-other", lines.facts);
  const rule = file.rule ?? fail("rule-unknown", lines.facts);
  if (rule.name === "most-votes" && rule.leastVotes > 0) fail("rule-unknown", lines.facts);
  const days = daysOf(facts) ?? fail("days-missing", lines.facts);
  if (days.endsOn >= today) fail("not-over", lines.facts);
  const costs = costsOf(file);
  const rules = rulesOf(file);
  return {
    name: nameOf(facts),
    ...days,
    ...rules,
    rule,
    language: Language.safeParse(facts.get("language")).data ?? null,
    budget: wholeUnits(file.budget, lines.facts),
    ideas: costs.map((cost, place) => ({ cost, title: titleOf(file, place) })),
    ballots: ballotsOf(file, rules),
  };
}

/** UTF-8, as pabulib has it. Null characters are in no text. */
function textOf(bytes: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = decoder.decode(bytes);
    const at = text.indexOf("\0");
    return at < 0 ? text : fail("not-text", lineAt(text, at));
  } catch (error) {
    if (error instanceof BallotFileError) throw error;
    return fail("not-text", lineOfBadByte(bytes));
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** Line by line: no character that is longer than a byte has a line feed in it. */
function lineOfBadByte(bytes: Uint8Array): number {
  const lineFeed = 10;
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const found = bytes.indexOf(lineFeed, from);
    const end = found < 0 ? bytes.length : found + 1;
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(from, end));
    } catch {
      return line;
    }
    from = end;
  }
  return 0;
}

function readFile(text: string): PbElection {
  try {
    return readPb(text);
  } catch (error) {
    if (error instanceof PbError) return fail(error.problem, error.line);
    throw error;
  }
}

function wholeUnits(amount: number, line: number): number {
  if (amount % moneyPerUnit !== 0) fail("amount-not-whole", line);
  const units = amount / moneyPerUnit;
  return units >= 1 && units <= roundLimits.budget ? units : fail("amount-wrong", line);
}

/** Of the ideas, as Stoep keeps them. */
function costsOf({ budget, ideas, lines }: PbElection): number[] {
  if (ideas.length === 0 || ideas.length > roundLimits.ideas) fail("ideas-number", lines.facts);
  const costs = ideas.map(({ cost }, place) => wholeUnits(cost, lines.ideas[place] ?? 0));
  let total = budget / moneyPerUnit;
  for (const [place, cost] of costs.entries()) {
    total += cost;
    if (total > roundLimits.amounts) fail("too-large", lines.ideas[place]);
  }
  return costs;
}

interface BallotRules {
  ballot: BallotKind;
  atLeast: number;
  atMost: number;
}

/** Where the file says nothing else, a ballot names as many ideas as it likes. */
function rulesOf({ facts, ideas, budget, lines }: PbElection): BallotRules {
  const numberOf = (name: string, otherwise: number): number => {
    const text = facts.get(name);
    if (text === undefined || text === "") return otherwise;
    const number = Number(text);
    return Number.isInteger(number) && number >= 0 ? number : fail("number-wrong", lines.facts);
  };
  const mostCost = numberOf("max_sum_cost", 0);
  const atMost = Math.min(numberOf("max_length", ideas.length) || ideas.length, ideas.length);
  const atLeast = Math.max(1, numberOf("min_length", 1));
  if (atLeast > atMost) fail("number-wrong", lines.facts);
  const isBasket = mostCost * moneyPerUnit === budget && !facts.has("max_length") && atLeast === 1;
  return { ballot: isBasket ? "basket" : "approval", atLeast, atMost };
}

function ballotsOf(
  { ballots, budget, ideas, lines }: PbElection,
  { ballot, atLeast, atMost }: BallotRules,
): number[][] {
  if (ballots.length === 0 || ballots.length > roundLimits.fileBallots) fail("ballots-number", lines.facts);
  return ballots.map(({ ideas: chosen }, at) => {
    const line = lines.ballots[at];
    if (chosen.length === 0) fail("ballot-empty", line);
    const cost = sumOf(chosen, (place) => ideas[place]?.cost ?? 0);
    const isWithin = ballot === "basket" ? cost <= budget : chosen.length >= atLeast && chosen.length <= atMost;
    if (!isWithin) fail("ballot-outside-rules", line);
    return chosen.toSorted((one, other) => one - other);
  });
}

const clean = (text: string, most: number): string =>
  textLine(most).parse(shortened(text.replace(/\s+/g, " "), most - 2));

/** The title, or the file's own number of it where it has none. */
function titleOf({ names, ideas }: PbElection, place: number): string {
  const title = clean(names[place] ?? "", ideaLimits.title) || clean(ideas[place]?.id ?? "", ideaLimits.title);
  return title || String(place + 1);
}

/** "Buurtbudget Sloterdijk", or else where and when it was held. */
function nameOf(facts: ReadonlyMap<string, string>): string {
  const parts = ["unit", "district", "instance"].map((name) => facts.get(name)).filter(Boolean);
  return (
    clean(facts.get("description") ?? "", roundLimits.fileName) ||
    clean(parts.join(", "), roundLimits.fileName) ||
    "pabulib"
  );
}

function fail(problem: BallotFileFault["problem"], line?: number): never {
  throw new BallotFileError(problem, line);
}
