import { howCounted, howToVote, type ReadRound, whoVotes, yearHeld } from "@stoep/contract/budgets";
import { listInWords } from "@stoep/contract/kernel";
import { useFormat } from "../../app/index.ts";
import { useProjectFacts } from "../participation/index.ts";
import { useText } from "./words.ts";

/** What is said of a vote: a sentence about where it stands, and a paragraph each of who, how and what decides. */
export function useRules({ organisation }: { organisation: { name: string } }) {
  const t = useText();
  const { language, moment } = useFormat();
  const { day } = useProjectFacts();

  const placesOf = ({ neighbourhoods }: ReadRound["districts"][number]) =>
    listInWords(
      language,
      neighbourhoods.map(({ name }) => name),
    );

  return {
    stateOf(round: ReadRound): string {
      const { state, opensOn, endsOn, importedFrom: name, replaced } = round;
      const days = { from: day(opensOn), until: day(endsOn) };
      if (name === null) return t(`states.${state}`, { ...days, at: replaced ? moment(replaced.at) : "" });
      const year = yearHeld(round);
      return year === null ? t("states.imported", { ...days, name }) : t("states.importedOfYear", { year, name });
    },
    whoVotes: (round: ReadRound) =>
      whoVotes(round, organisation.name, placesOf)
        .map(({ key, values }) => t(`who.${key}`, values))
        .join(" "),
    howToVote: (round: ReadRound) => {
      const { key, values } = howToVote(round);
      return t(`how.${key}`, values);
    },
    howCounted: (round: ReadRound) => t(`count.${howCounted(round)}`),
  };
}
