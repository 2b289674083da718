import { type PersonalDetail, useDetailFinder } from "@stoep/client/personal-details";
import type { IdeaCard } from "@stoep/contract/participation";
import { useEffect, useState } from "react";
import { api, useCommand, useNetwork } from "../../../../app/index.ts";
import { writtenIn } from "../../../shouts/index.ts";
import type { SupportState } from "../support-button.tsx";
import type { UnsentIdea } from "./idea-draft.ts";

interface Findings {
  similar: IdeaCard[];
  privateWords: PersonalDetail[];
}

/**
 * Looks for similar ideas and private details; findings are shown until the idea changes. `projectId` null: for a change of one's own,
 * of which no similar ones are sought.
 */
export function useIdeaCheck(projectId: string | null, values: UnsentIdea) {
  const [findings, setFindings] = useState<Findings | null>(null);
  const { title, text, pin, photos } = values;
  const findDetails = useDetailFinder(useNetwork().slug);
  // Only a help: without a connection, publishing itself reports the failure.
  const similar = useCommand(api.participation.findSimilarIdeas, { refetches: [], refused: () => true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are about an earlier text
  useEffect(() => setFindings(null), [title, text, pin, photos]);
  /** Whether something was found. */
  const check = async (): Promise<boolean> => {
    if (title.trim() === "" || text.trim() === "") return false;
    const found = {
      similar: projectId
        ? ((await similar.run({ params: { projectId }, body: { title, text, place: pin } }))?.items ?? [])
        : [],
      privateWords: await findDetails(...writtenIn({ title, text, photos })),
    };
    const isAny = found.similar.length + found.privateWords.length > 0;
    if (isAny) setFindings(found);
    return isAny;
  };
  /** After support: no query holds these ideas. */
  const changeSimilar = (ideaId: string, state: SupportState) =>
    setFindings(
      (found) =>
        found && {
          ...found,
          similar: found.similar.map((idea) => (idea.id === ideaId ? { ...idea, ...state } : idea)),
        },
    );
  return { findings, check, changeSimilar, isChecking: similar.isRunning };
}
