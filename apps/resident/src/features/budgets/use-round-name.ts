import type { ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { useText } from "./words.ts";

/** "Vote 2: Dividing the money"; without the title of its phase where that is gone. */
export function useRoundName({ phases }: Pick<ReadProject, "phases">) {
  const t = useText();
  return ({ number, phaseId }: Pick<ReadRound, "number" | "phaseId">): string => {
    const phase = phases.find(({ id }) => id === phaseId)?.title;
    return phase ? t("name", { number, phase }) : t("nameOnly", { number });
  };
}
