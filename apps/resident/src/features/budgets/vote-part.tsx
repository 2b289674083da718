import { Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import {
  CardSkeleton,
  LoadFailed,
  OfflineCopyNotice,
  type ProjectPartProps,
  Section,
  useAnchorInView,
  useLive,
  useOfflineCopy,
  useResidence,
} from "../../app/index.ts";
import { useDroppedDrafts } from "./ballot/my-ballot.ts";
import { FormerRounds } from "./former-rounds.tsx";
import { RoundView } from "./round-view.tsx";
import { useRoundsQuery } from "./rounds-query.ts";
import { useText } from "./words.ts";

/** The votes on a citizen budget; nothing where none has been opened. */
export function VotePart({ project }: ProjectPartProps) {
  const t = useText();
  const query = useQuery(useRoundsQuery(project.id));
  // Participation changes which of the ideas can still be read.
  useLive(["budgets", "participation"], () => void query.refetch());
  const kind = useResidence() === null ? "publicRounds" : "rounds";
  const { value, keptAt } = useOfflineCopy(kind, project.id, query);
  useAnchorInView("vote");
  useDroppedDrafts(query.data?.items);
  if (!value) {
    if (query.isPending) return project.phases.some(({ type }) => type === "budgeting") && <CardSkeleton />;
    // The page itself says that the project is gone.
    if (query.error instanceof Refused && query.error.code === "not_found") return null;
    return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  }
  const { items } = value;
  if (items.length === 0) return null;
  const standing = items.filter(({ replaced }) => replaced === null);
  return (
    <Section id="vote" title={t("title")}>
      <OfflineCopyNotice at={keptAt} />
      {standing.map((round) => (
        <RoundView key={round.id} round={round} project={project} isOnly={standing.length === 1} />
      ))}
      {standing.length === 0 && <p>{t("none")}</p>}
      {standing.length < items.length && <FormerRounds rounds={items} project={project} />}
    </Section>
  );
}
