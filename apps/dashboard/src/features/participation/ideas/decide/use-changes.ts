import { useFormat } from "../../../../app/index.ts";
import { type Idea, useText, useTypeName } from "../parts/words.ts";

/** What differs between two versions of an idea, in words: "Type: Accepted". */
export function useChanges(before: Idea, now: Idea): string[] {
  const t = useText();
  const typeName = useTypeName();
  const format = useFormat();
  const parts: [string, (idea: Idea) => string][] = [
    [t("facts.type"), ({ type }) => typeName(type)],
    [t("fields.reason"), ({ reason }) => reason],
    [t("facts.cost"), ({ cost }) => (cost ? format.money(cost.amount, cost.currency) : "")],
    [t("answer.title"), ({ answer }) => answer?.text ?? ""],
    [
      t("works.title"),
      ({ works }) =>
        works ? t("works.badge", { state: t(`works.states.${works.state}`), percent: works.percent }) : "",
    ],
    [t("facts.standing"), ({ standing }) => t(`standings.${standing}`)],
    [t("fields.title"), ({ title }) => title],
    [t("fields.text"), ({ text }) => text],
  ];
  return parts.flatMap(([label, textOf]) =>
    textOf(before) === textOf(now) ? [] : [format.labelled(label, textOf(now) || t("stale.nothing"))],
  );
}
