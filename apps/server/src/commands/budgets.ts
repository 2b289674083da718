import { readFile } from "node:fs/promises";
import {
  count,
  type EqualShares,
  type EqualSharesReason,
  formatMoney,
  type MostVotes,
  type MostVotesReason,
  type PbElection,
  PbError,
  type PbProblem,
  type Rule,
  readPb,
} from "@stoep/tally";
import { type Command, Option } from "commander";
import { type CommandContext, CommandError } from "./command-context.ts";

const rules: Record<string, Rule> = {
  "most-votes": { name: "most-votes", stopsAtFirst: false, leastVotes: 0 },
  "most-votes-to-the-first": { name: "most-votes", stopsAtFirst: true, leastVotes: 0 },
  "equal-shares": { name: "equal-shares" },
};

export function addBudgets(program: Command, desk: CommandContext): void {
  program
    .command("budgets")
    .description("votes on citizen budgets")
    .command("count")
    .description(
      "count the ballots of a pabulib file; says why each idea was chosen or not, and whether the file agrees",
    )
    .argument("<file>", "a file that ends in .pb, such as the one on a result page")
    .addOption(new Option("--rule <name>", "count by this rule instead of the file's").choices(Object.keys(rules)))
    .action(async (file: string, options: { rule?: string }) => countFile(desk, file, options.rule));
}

async function countFile(desk: CommandContext, file: string, wanted: string | undefined): Promise<void> {
  const election = await readElection(file);
  const rule = wanted === undefined ? election.rule : rules[wanted];
  if (!rule) throw new CommandError("The file names no rule that can be counted here. Name one with --rule.");
  const result = count(election, rule);
  for (const line of reportLines(election, result)) desk.say(line);
  // Another rule may well choose other ideas.
  if (wanted !== undefined || election.selected === null) return;
  const winners = new Set(result.winners);
  const others = election.selected.flatMap((isChosen, idea) => (isChosen === winners.has(idea) ? [] : [idea]));
  if (others.length > 0)
    throw new CommandError(
      `The file decides otherwise on: ${others.map((idea) => nameOf(election, idea)).join(", ")}.`,
    );
  desk.say("The file says the same.");
}

async function readElection(file: string): Promise<PbElection> {
  const text = await readFile(file, "utf8");
  try {
    return readPb(text);
  } catch (error) {
    if (error instanceof PbError) throw new CommandError(`${file}, line ${error.line}: ${problems[error.problem]}.`);
    throw error;
  }
}

const problems: Record<PbProblem, string> = {
  "section-missing": "one of the parts META, PROJECTS and VOTES is missing",
  "column-missing": "a column is missing: project_id and cost of projects, vote of votes",
  "budget-missing": "there is no budget, or it is not an amount",
  "amount-wrong": "a cost must be an amount above zero, with at most six decimals",
  "idea-twice": "the same idea twice",
  "idea-unknown": "a ballot names an idea that is not among the projects",
  "points-wrong": "a ballot has not one number of points for each of its ideas",
  "number-wrong": "a whole number was expected",
  "too-large": "the costs together are too large to be counted exactly",
};

function* reportLines(election: PbElection, result: MostVotes | EqualShares): Generator<string> {
  const { ballots, ideas, budget } = election;
  yield `${election.facts.get("description") ?? "Citizen budget"}: ${ballots.length} ballots, ${ideas.length} ideas, a budget of ${formatMoney(budget)}`;
  if (result.rule === "equal-shares")
    yield `Equal Shares: ${formatMoney(result.part)} for each ballot, raised to ${formatMoney(result.endowment)}`;
  yield "";
  const told =
    result.rule === "most-votes"
      ? result.reasons.map(tellMostVotes)
      : result.reasons.map((reason) => tellShares(reason, result));
  const rest = [...ideas.keys()].filter((idea) => !result.winners.includes(idea));
  for (const idea of [...result.winners, ...rest])
    yield `${nameOf(election, idea)}: ${result.votes[idea]} votes, costs ${formatMoney(ideas[idea]?.cost ?? 0)}: ${told[idea]}`;
  yield "";
  yield `Chosen: ${result.winners.length} ideas for ${formatMoney(result.spent)}; ${formatMoney(budget - result.spent)} is left.`;
}

const nameOf = ({ ideas, names }: PbElection, idea: number): string => names[idea] || (ideas[idea]?.id ?? "");

function tellMostVotes(reason: MostVotesReason): string {
  switch (reason.kind) {
    case "chosen":
      return `chosen, with ${formatMoney(reason.left)} left at its turn`;
    case "does-not-fit":
      return `does not fit, with ${formatMoney(reason.left)} left at its turn`;
    case "after-stop":
      return "comes after the first that did not fit";
    case "too-few-votes":
      return "has fewer votes than are needed";
    case "no-votes":
      return "nobody chose it";
  }
}

function tellShares(reason: EqualSharesReason, { purchases }: EqualShares): string {
  switch (reason.kind) {
    case "chosen":
      return `chosen, turn ${reason.turn}, for at most ${formatMoney(purchases[reason.turn - 1]?.share ?? 0)} each`;
    case "not-enough":
      return `its supporters have ${formatMoney(reason.together)} left together`;
    case "over-budget":
      return "costs more than the whole budget";
    case "no-votes":
      return "nobody chose it";
  }
}
