import { Group } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { StandingBadge, TypeBadge, WorksBadge } from "../parts/badges.tsx";
import { useAuthorText } from "../parts/use-author-text.ts";
import { type Idea, useText } from "../parts/words.ts";

/** How far it has come, who contributed it and when. */
export function State({ idea }: { idea: Idea }) {
  const t = useText();
  const format = useFormat();
  const authorOf = useAuthorText();
  return (
    <Group gap="sm">
      <TypeBadge type={idea.type} />
      <StandingBadge standing={idea.standing} />
      <WorksBadge works={idea.works} />
      <span>{[t(`kinds.${idea.kind}`), authorOf(idea), format.moment(idea.createdAt)].join(" · ")}</span>
    </Group>
  );
}
