/** How the count of a vote went, turn by turn, in words. D §11 */
import { type CountStep, countSteps, type DistrictResult, type ReadRound } from "@stoep/contract/budgets";
import type { Language } from "@stoep/contract/kernel";
import { shortened } from "@stoep/contract/rich-text";
import { langOf } from "./cards.ts";
import { moneyOf, numberOf } from "./formats.ts";
import { html, type Markup } from "./markup.ts";
import { say } from "./shell.ts";
import { reasonOf } from "./vote-result.ts";

const titleMost = 60;

interface Around {
  round: ReadRound;
  district: ReadRound["districts"][number];
  language: Language;
  /** How many turns stand on the page. */
  most: number;
  /** Where all of them are. */
  app: string;
}

/** Nothing where winners alone are told, or none would be shown. */
export function stepsOf(counted: DistrictResult, { round, district, language, most, app }: Around): Markup | null {
  const steps = countSteps(counted, district)?.steps ?? [];
  const shown = steps.slice(0, most);
  if (shown.length === 0) return null;
  const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
  const row = (step: CountStep) => {
    const idea = known.get(step.ideaId);
    return html`<li>${idea && html`<span${langOf(idea, language)} dir="auto">${shortened(idea.title, titleMost)}</span>: `}${wordsOf(step, round, language)}</li>`;
  };
  return html`<details><summary>${say(language, "vote.steps.title")}</summary><p>${say(language, `vote.steps.lead.${round.rule}`)}</p><ol>${shown.map(row)}</ol>${
    steps.length > shown.length && html`<p><a href="${app}">${say(language, "vote.steps.all")}</a></p>`
  }</details>`;
}

function wordsOf({ reason, votes, before, after }: CountStep, round: ReadRound, language: Language): string {
  const { currency, stopsAtFirst } = round;
  const money = (amount: number) => moneyOf({ amount, currency }, language);
  const left = { before: money(before), after: money(after) };
  const passed = say(language, `vote.steps.${stopsAtFirst ? "stopped" : "passed"}`, left);
  return [
    reason.kind === "paid" && reasonOf(reason, { language, currency }),
    votes !== null && say(language, "vote.votes", { count: votes, number: numberOf(votes, language) }),
    reason.kind === "does-not-fit" ? passed : say(language, "vote.steps.left", left),
  ]
    .filter(Boolean)
    .join(" · ");
}
