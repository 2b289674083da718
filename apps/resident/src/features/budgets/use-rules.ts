import type { ReadRound } from "@stoep/contract/budgets";
import { listInWords } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { useFormat } from "../../app/index.ts";
import { useProjectFacts } from "../participation/index.ts";
import { useText } from "./words.ts";

/** What is said of a vote: a sentence about where it stands, and a paragraph each of who, how and what decides. */
export function useRules({ organisation }: Pick<ReadProject, "organisation">) {
  const t = useText();
  const { language, moment } = useFormat();
  const { day } = useProjectFacts();

  function whoVotes({ roll, leastAge, districts }: ReadRound): string {
    const [only, ...others] = districts;
    const isOne = others.length === 0;
    const places = listInWords(language, only?.neighbourhoods.map(({ name }) => name) ?? []);
    const sentences = {
      residents: isOne ? t("who.residents", { places }) : t("who.residentsOfDistricts"),
      codes: [t("who.codes", { organisation: organisation.name }), ...(isOne ? [] : [t("who.codesOfDistricts")])].join(
        " ",
      ),
    };
    return leastAge === null || roll === "codes"
      ? sentences[roll]
      : `${sentences[roll]} ${t("who.age", { age: leastAge })}`;
  }

  function howToVote({ ballot, atLeast, atMost }: ReadRound): string {
    if (ballot === "basket") return t("how.basket");
    return atLeast === atMost ? t("how.exactly", { count: atMost }) : t("how.approval", { atLeast, atMost });
  }

  return {
    stateOf: ({ state, opensOn, endsOn, replaced }: ReadRound) =>
      t(`states.${state}`, { from: day(opensOn), until: day(endsOn), at: replaced ? moment(replaced.at) : "" }),
    whoVotes,
    howToVote,
    howCounted: ({ rule, stopsAtFirst }: ReadRound) =>
      t(rule === "most-votes" && stopsAtFirst ? "count.stopsAtFirst" : `count.${rule}`),
  };
}
