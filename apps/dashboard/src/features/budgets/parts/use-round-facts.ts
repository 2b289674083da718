import { sumOf } from "@stoep/contract/kernel";
import type { Fact } from "@stoep/ui";
import type { Draft } from "../round/draft.ts";
import { type Project, useRoundFormat, useText } from "./words.ts";

type Content = Pick<
  Draft,
  "opensOn" | "endsOn" | "ballot" | "atLeast" | "atMost" | "rule" | "stopsAtFirst" | "roll" | "leastAge"
> & { importedFrom?: string | null; districts: readonly { budget: number | null }[]; ideas: readonly unknown[] };

/** What is decided about a vote, in words. */
export function useRoundFacts(round: Content, currency: Project["currency"]): Fact[] {
  const t = useText();
  const { day, money } = useRoundFormat(currency);
  const { opensOn, endsOn, ballot, atLeast, atMost, rule, stopsAtFirst, roll, leastAge, districts, ideas } = round;
  const budgets = districts.flatMap(({ budget }) => budget ?? []);
  const { importedFrom = null } = round;
  const voters: [keyof typeof labels, string] =
    importedFrom === null
      ? [
          "roll",
          roll === "residents" && leastAge !== null ? t("facts.fromAge", { age: leastAge }) : t(`roll.${roll}.label`),
        ]
      : ["importedFrom", importedFrom];
  const values: [keyof typeof labels, string][] = [
    ["days", t("facts.span", { from: day(opensOn), until: day(endsOn) })],
    ["ballot", ballot === "basket" ? t("ballot.basket.label") : t("facts.approval", { atLeast, atMost })],
    ["rule", t(rule === "most-votes" && stopsAtFirst ? "facts.stopsAtFirst" : `rule.${rule}.label`)],
    voters,
    ["budget", budgets.length === 0 ? t("none.budget") : money(sumOf(budgets, (one) => one))],
    ["districts", districts.length > 1 ? t("facts.districts", { count: districts.length }) : t("districts.whole")],
    ["ideas", t("facts.ideas", { count: ideas.length })],
  ];
  return values.map(([key, value]) => ({ key, label: t(labels[key]), value }));
}

const labels = {
  days: "days.legend",
  ballot: "fields.ballot",
  rule: "fields.rule",
  roll: "fields.roll",
  importedFrom: "import.from",
  budget: "fields.budget",
  districts: "districts.legend",
  ideas: "ideas.legend",
} as const;
