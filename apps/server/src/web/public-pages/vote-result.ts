/** What is known of a vote beside its rules: how many have voted, what was chosen and why, and how anybody counts again. D §11 */
import { type ReadRound, type Reason, reasonWords, secrecy } from "@stoep/contract/budgets";
import { downToCents, exactMoney, type Language, labelled } from "@stoep/contract/kernel";
import type { PublicProjectPage } from "@stoep/contract/participation";
import { momentOf, moneyOf, numberOf } from "./formats.ts";
import { html, type Markup } from "./markup.ts";
import { inApp, type Page, say } from "./shell.ts";

type Shown = Pick<PublicProjectPage, "network" | "project">;
type District = ReadRound["districts"][number];
interface Reader {
  page: Page;
  network: Shown["network"];
}
type Result = NonNullable<ReadRound["result"]>;
type Counted = Result["districts"][number];

/** Where the residents' app has all about the vote. */
export const voteInApp = ({ network, project }: Shown, language: Language): string =>
  `${inApp(`/${network.slug}/projects/${project.id}`, language)}#vote`;

/** Below the sentence about its state: the way to vote and the turnout, that it is being counted, or how to count again. */
export function progressOf(round: ReadRound, { language }: Page, shown: Shown): Markup | null {
  const { state, roll, result } = round;
  const app = voteInApp(shown, language);
  if (state === "active") {
    const way =
      roll === "codes"
        ? html`<p><a class="button" href="${inApp(`/${shown.network.slug}/vote`, language)}">${say(language, "vote.openWithCode")}</a></p><p dir="auto">${say(language, "vote.noCode", { organisation: shown.project.organisation.name })}</p>`
        : html`<p><a class="button" href="${app}">${say(language, "vote.open")}</a></p>`;
    return html`${way}<p>${say(language, "vote.secret")}</p>`;
  }
  if (state !== "finished") return null;
  if (result === null) return html`<p>${say(language, "vote.counting")}</p>`;
  const isPublished = result.districts.some(({ disclosure }) => disclosure === "ballots");
  return html`<p>${say(language, "vote.countedAt", { at: momentOf(result.countedAt, { language, timeZone: shown.network.timeZone }) })}${isPublished && ` ${say(language, "vote.again")}`}</p>${
    isPublished && html`<p><a href="${app}">${say(language, "vote.countAgain")}</a></p>`
  }${moneyWords(round, result, language)}`;
}

/** Once for all districts: why a count was repeated, why some have no amounts, and who decides about the money that is left. */
function moneyWords({ rule, districts }: ReadRound, result: Result, language: Language): Markup | null {
  const told = result.districts;
  const spentIn = (id: string) => told.find(({ districtId }) => districtId === id)?.spent;
  const words = [
    told.some(isRepeated) && say(language, "vote.shares.larger"),
    rule === "equal-shares" &&
      told.some(({ disclosure }) => disclosure === "votes") &&
      say(language, "vote.shares.untold", secrecy),
    districts.some(({ id, budget }) => (spentIn(id) ?? budget) < budget) && say(language, "vote.moneyLeft"),
  ].filter(Boolean);
  return words.length === 0 ? null : html`<p>${words.join(" ")}</p>`;
}

const isRepeated = ({ part }: Counted): boolean => part !== null && part.counted > part.ofBudget;

/** The count chooses the form of the text, which shows the number. */
const amount = (count: number, language: Language) => ({ count, number: numberOf(count, language) });

/** Nothing before the first full hour, and once the ballots are counted. */
export function turnoutIn({ state, turnout }: ReadRound, { id }: District, { page, network }: Reader): Markup | null {
  if (state !== "active" || turnout === null) return null;
  const { language } = page;
  const at = momentOf(turnout.asOf, { language, timeZone: network.timeZone });
  const voters = turnout.districts.find(({ districtId }) => districtId === id)?.voters ?? null;
  return html`<p>${
    voters === null
      ? say(language, "vote.fewVoters", { ...secrecy, at })
      : say(language, "vote.voters", { ...amount(voters, language), at })
  }</p>`;
}

export const countedIn = ({ result }: ReadRound, { id }: District): Counted | null =>
  result?.districts.find(({ districtId }) => districtId === id) ?? null;

/** As they were counted: the chosen ones first. */
export function inOrder(ideas: District["ideas"], counted: Counted | null): District["ideas"] {
  if (counted === null) return ideas;
  const known = new Map(ideas.map((idea) => [idea.ideaId, idea]));
  const chosenFirst = counted.ideas.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  return chosenFirst.flatMap(({ ideaId }) => known.get(ideaId) ?? []);
}

/** How many codes were given out in which way, and with how many a ballot was cast. */
function codesOf({ codes }: ReadRound, { id }: District, language: Language): Markup | null {
  const numbers = codes?.filter(({ districtId }) => districtId === id) ?? [];
  if (numbers.length === 0) return null;
  const line = ({ issue, made, revoked, used }: (typeof numbers)[number]) => {
    const facts = [
      say(language, "vote.codes.made", amount(made, language)),
      revoked > 0 && say(language, "vote.codes.revoked", amount(revoked, language)),
      used === null ? say(language, "vote.codes.hidden") : say(language, "vote.codes.used", amount(used, language)),
    ];
    return labelled(language, say(language, `vote.codes.ways.${issue}`), facts.filter(Boolean).join(", "));
  };
  const isHidden = numbers.some(({ used }) => used === null);
  return html`<p class="meta">${numbers.map((one) => html`${line(one)}<br>`)}${
    isHidden && say(language, "vote.codes.why", secrecy)
  }</p>`;
}

interface Around extends Reader {
  round: ReadRound;
  district: District;
}

/** What a district's count came to, and its ballots, or why there is no file of them. */
export function resultOf(counted: Counted, { round, district, page: { language }, network }: Around): Markup {
  const { ballots, spent, ideas, disclosure } = counted;
  const money = (amount: number) => moneyOf({ amount, currency: round.currency }, language);
  const facts = [
    say(language, "vote.chosenIdeas", { count: ideas.filter(({ isChosen }) => isChosen).length }),
    say(language, "vote.spent", { spent: money(spent), left: money(district.budget - spent) }),
    ballots === null
      ? say(language, "vote.fewBallots", secrecy)
      : say(language, "vote.ballots", amount(ballots, language)),
    partIn(counted, { language, currency: round.currency }),
  ].filter(Boolean);
  const file = `/api/networks/${network.slug}/rounds/${round.id}/districts/${district.id}/ballots`;
  return html`<p>${facts.join(" · ")}</p><p class="meta">${
    disclosure === "ballots"
      ? html`<a href="${file}" download>${say(language, "vote.file")}</a>`
      : say(language, `vote.disclosures.${disclosure}`, { least: secrecy.ballots, votes: secrecy.votes })
  }</p>${codesOf(round, district, language)}`;
}

interface Said {
  language: Language;
  currency: ReadRound["currency"];
}

/** What each ballot had in the count, where that is told. */
function partIn(counted: Counted, { language, currency }: Said): string | null {
  if (counted.part === null) return null;
  const money = (amount: number) => exactMoney(language, downToCents(amount), currency);
  const parts = { part: money(counted.part.ofBudget), counted: money(counted.part.counted) };
  return say(language, isRepeated(counted) ? "vote.shares.lastPart" : "vote.shares.part", parts);
}

/** Whether an idea was chosen, with its votes and the reason where they are told. */
export function outcomeOf({ disclosure, ideas }: Counted, ideaId: string, said: Said): Markup | null {
  const idea = ideas.find((one) => one.ideaId === ideaId);
  if (!idea) return null;
  const { isChosen, votes, reason } = idea;
  const { language } = said;
  const few = disclosure === "votes" && reason?.kind !== "no-votes" && say(language, "vote.votesNotShown");
  const told = votes === null ? few : say(language, "vote.votes", amount(votes, language));
  const words = reason ? reasonOf(reason, said) : say(language, `vote.reasons.${isChosen ? "chosen" : "notChosen"}`);
  return html`${told && html`, ${told}`}<br>${isChosen ? html`<strong>${words}</strong>` : words}`;
}

export function reasonOf(reason: Reason, { language, currency }: Said): string {
  const { key, values } = reasonWords(reason, {
    whole: (amount) => moneyOf({ amount, currency }, language),
    exact: (amount) => exactMoney(language, amount, currency),
  });
  return say(language, `vote.reasons.${key}`, values);
}
