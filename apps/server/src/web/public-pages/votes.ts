/** The votes on a citizen budget: where they stand, their rules, and what is voted on. */
import { howCounted, howToVote, type ReadRound, whoVotes, yearHeld } from "@stoep/contract/budgets";
import { type Language, labelled, listInWords } from "@stoep/contract/kernel";
import type { PublicProjectPage, ReadProject } from "@stoep/contract/participation";
import { shortened } from "@stoep/contract/rich-text";
import { langOf } from "./cards.ts";
import { dayOf, momentOf, moneyOf } from "./formats.ts";
import { ideaPath } from "./ideas.ts";
import { html, type Markup } from "./markup.ts";
import { inApp, type Page, say } from "./shell.ts";
import { countedIn, inOrder, outcomeOf, progressOf, resultOf, turnoutIn, voteInApp } from "./vote-result.ts";
import { stepsOf } from "./vote-steps.ts";

type Shown = Pick<PublicProjectPage, "network" | "project">;
type District = ReadRound["districts"][number];

/** How much of votes stands on the page at most, so that it stays light; all is in the residents' app. */
const shownMost = { rounds: 3, districts: 12, ideas: 60, steps: 24, title: 120, places: 12, former: 3 };

/** Nothing where none has been opened. `rounds`: latest first. */
export function votes(page: Page, shown: Shown, rounds: readonly ReadRound[]): Markup | null {
  if (rounds.length === 0) return null;
  const { language } = page;
  const standing = rounds.filter(({ replaced }) => replaced === null);
  const stopped = rounds.filter(({ replaced }) => replaced !== null);
  const cut = standing.slice(0, shownMost.rounds);
  const districts = cut.flatMap(districtsShown).length;
  const perDistrict = Math.floor(shownMost.ideas / districts);
  const steps = Math.floor(shownMost.steps / districts);
  const isWhole =
    standing.length <= shownMost.rounds &&
    stopped.length <= shownMost.former &&
    cut.every(({ districts }) => districts.length <= shownMost.districts) &&
    cut.every(({ districts }) => districts.every(({ ideas }) => ideas.length <= perDistrict));
  return html`<section><h2 id="vote">${say(language, "sections.vote")}</h2>${
    standing.length === 0 && html`<p>${say(language, "vote.none")}</p>`
  }${cut.map((round) => roundPart(round, { page, shown, perDistrict, steps, isOnly: standing.length === 1 }))}${former(page, shown, stopped)}${
    !isWhole && html`<p><a href="${voteInApp(shown, language)}">${say(language, "vote.all")}</a></p>`
  }</section>`;
}

const districtsShown = ({ districts }: ReadRound): District[] => districts.slice(0, shownMost.districts);

interface Around {
  page: Page;
  shown: Shown;
  /** How many ideas of each district stand on the page. */
  perDistrict: number;
  /** How many turns of its count. */
  steps: number;
  /** No other vote stands beside it: it is not named. */
  isOnly: boolean;
}

function roundPart(round: ReadRound, around: Around): Markup {
  const { page, shown, isOnly } = around;
  const { language } = page;
  return html`${!isOnly && html`<h3 dir="auto">${nameOf(round, shown.project, language)}</h3>`}<p class="state">${stateOf(round, page, shown)}</p>${progressOf(round, page, shown)}${rules(round, shown.project, language)}${districtsShown(round).map((district) => districtPart(district, round, around))}`;
}

/** Without the title of its phase where that is gone. */
function nameOf({ number, phaseId }: ReadRound, { phases }: ReadProject, language: Language): string {
  const phase = phases.find(({ id }) => id === phaseId)?.title;
  return phase ? say(language, "vote.name", { number, phase }) : say(language, "vote.nameOnly", { number });
}

function stateOf(round: ReadRound, { language }: Page, { network: { timeZone } }: Shown): string {
  const { state, opensOn, endsOn, importedFrom: name, replaced } = round;
  const days = { from: dayOf(opensOn, language), until: dayOf(endsOn, language) };
  if (name !== null) {
    const year = yearHeld(round);
    return year === null
      ? say(language, "vote.states.imported", { ...days, name })
      : say(language, "vote.states.importedOfYear", { year, name });
  }
  const at = replaced ? momentOf(replaced.at, { language, timeZone }) : "";
  return say(language, `vote.states.${state}`, { ...days, at });
}

function rules(round: ReadRound, { organisation }: ReadProject, language: Language): Markup {
  const line = (name: "who" | "how" | "count", text: string) =>
    html`<dt>${say(language, `vote.${name}.title`)}</dt><dd dir="auto">${text}</dd>`;
  const who = whoVotes(round, organisation.name, (district) => placesOf(district, language))
    .map(({ key, values }) => say(language, `vote.who.${key}`, values))
    .join(" ");
  const { key, values } = howToVote(round);
  return html`<dl class="rules">${round.importedFrom === null && line("who", who)}${line("how", say(language, `vote.how.${key}`, values))}${line("count", say(language, `vote.count.${howCounted(round)}`))}</dl>`;
}

function placesOf({ neighbourhoods }: District, language: Language): string {
  const { length: count } = neighbourhoods;
  return count > shownMost.places
    ? say(language, "vote.places", { count })
    : listInWords(
        language,
        neighbourhoods.map(({ name }) => name),
      );
}

function districtPart(district: District, round: ReadRound, around: Around): Markup {
  const { currency, districts } = round;
  const { page, shown, perDistrict, steps, isOnly } = around;
  const { language } = page;
  const { name, budget, neighbourhoods, ideas } = district;
  const money = (amount: number) => moneyOf({ amount, currency }, language);
  const heading = isOnly ? "h3" : "h4";
  const counted = countedIn(round, district);
  const row = ({ ideaId, title, cost, isOpen, ...words }: District["ideas"][number]) => {
    const text = html`<span${langOf(words, language)} dir="auto">${shortened(title, shownMost.title)}</span>`;
    const facts = [money(cost), !counted && cost > budget && say(language, "vote.tooDear")].filter(Boolean);
    return html`<li>${isOpen ? html`<a href="${inApp(ideaPath(shown.network, ideaId), language)}">${text}</a>` : text} · ${facts.join(", ")}${counted && outcomeOf(counted, ideaId, { language, currency })}</li>`;
  };
  const named = () =>
    html`<${heading} dir="auto">${name}</${heading}>${
      neighbourhoods.length > 0 && html`<p class="meta" dir="auto">${placesOf(district, language)}</p>`
    }`;
  const whole = labelled(language, say(language, "facts.budget"), money(budget));
  return html`<div class="ballot">${districts.length > 1 && named()}<p>${whole} · ${say(language, "vote.ideas", { count: ideas.length })}</p>${turnoutIn(round, district, { page, network: shown.network })}${counted && resultOf(counted, { round, district, page, network: shown.network })}<ul>${inOrder(ideas, counted).slice(0, perDistrict).map(row)}</ul>${counted && stepsOf(counted, { round, district, language, most: steps, app: voteInApp(shown, language) })}</div>`;
}

function former(page: Page, shown: Shown, stopped: readonly ReadRound[]): Markup | null {
  const { language } = page;
  if (stopped.length === 0) return null;
  const one = (round: ReadRound) =>
    html`<li><strong dir="auto">${nameOf(round, shown.project, language)}</strong><p class="meta">${stateOf(round, page, shown)}</p><p class="lines" dir="auto">${round.replaced?.reason}</p></li>`;
  return html`<h3>${say(language, "vote.former")}</h3><ul>${stopped.slice(0, shownMost.former).map(one)}</ul>`;
}
