import type { BallotKind, CountingRule } from "@stoep/contract/budgets";
import { useMemo } from "react";
import { useFormat } from "../../../../app/index.ts";
import type { Surroundings } from "../../parts/surroundings.ts";
import { useRoundFormat, useText } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";
import { type EqualSharesExample, exampleOf, type MostVotesExample } from "../examples.ts";

/** What each choice would mean for the ideas at hand, in words; null while no district has a budget and ideas with a cost. */
export function useExampleTexts(
  draft: Draft,
  { ideas, project }: Surroundings,
): Record<BallotKind | CountingRule, string | undefined> | null {
  const t = useText();
  const format = useFormat();
  const { money } = useRoundFormat(project.currency);
  const { districts, ideas: chosen, atMost, stopsAtFirst } = draft;
  const example = useMemo(
    () => exampleOf({ districts, ideas: chosen, atMost }, ideas),
    [districts, chosen, atMost, ideas],
  );
  if (!example) return null;
  const { budget, basket, named } = example;
  const quoted = (titles: string[]) => format.list(titles.map((title) => t("quoted", { title })));
  const mostVotes = ({ chosen: winners, left, misfit, next }: MostVotesExample): string => {
    const first = t("examples.chosenFirst", {
      budget: money(budget),
      count: winners.length,
      last: winners.at(-1) ?? "",
    });
    if (!misfit) return first;
    const words = { left: money(left), misfit: misfit.title, cost: money(misfit.cost) };
    const second = t(stopsAtFirst ? "examples.stops" : "examples.passedOver", words);
    const third = next && !stopsAtFirst ? t("examples.next", { next: next.title, cost: money(next.cost) }) : "";
    return [first, second, third].filter(Boolean).join(" ");
  };
  const equalShares = ({ idea, part, supporters }: EqualSharesExample): string =>
    t("examples.equalShares", {
      budget: money(budget),
      part: money(part),
      idea: idea.title,
      cost: money(idea.cost),
      supporters,
    });
  return {
    basket: t("examples.basket", {
      budget: money(budget),
      ideas: quoted(basket.titles),
      cost: money(basket.cost),
      left: money(budget - basket.cost),
    }),
    approval: t("examples.approval", {
      budget: money(budget),
      ideas: quoted(named.titles),
      cost: money(named.cost),
    }),
    "most-votes": mostVotes(example.mostVotes),
    "equal-shares": example.equalShares ? equalShares(example.equalShares) : undefined,
  };
}
