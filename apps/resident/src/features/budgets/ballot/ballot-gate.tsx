import { Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "wouter";
import {
  Button,
  CardSkeleton,
  EmptyState,
  LoadFailed,
  Notice,
  UpLink,
  useAppText,
  useIsConnected,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import { projectHref, useProjectQuery } from "../../participation/index.ts";
import { GoneScreen } from "../../publishing/index.ts";
import { useRoundsQuery } from "../rounds-query.ts";
import { useText } from "../words.ts";
import type { Ballot } from "./ballot.ts";
import { isSameStanding, useDroppedDrafts, useMyBallot } from "./my-ballot.ts";
import { useResidentVoter } from "./resident-voter.ts";

interface Props {
  title: string;
  children: (ballot: Ballot) => ReactNode;
}

/** What each screen of a resident's ballot needs, as the server has it now: nothing of it is kept on the device. */
export function BallotGate({ title, children }: Props) {
  const t = useText();
  const { projectId = "", roundId = "" } = useParams();
  const projects = useQuery(useProjectQuery(projectId));
  const rounds = useQuery(useRoundsQuery(projectId));
  const ballots = useMyBallot(roundId);
  const voter = useResidentVoter({ projectId, roundId });
  const refetch = () => {
    void rounds.refetch();
    void ballots.refetch();
  };
  const isAsShown = async () => {
    const [shown, { data }] = [ballots.data, await ballots.refetch()];
    // Where it cannot be asked, the command says so.
    if (!shown || !data || isSameStanding(shown, data)) return true;
    void rounds.refetch();
    return false;
  };
  useLive(["budgets"], () => void rounds.refetch());
  useTitle(title);
  const isConnected = useIsConnected();
  const [project, mine] = [projects.data, ballots.data];
  // Not before the screen is there, which says that it was not sent.
  useDroppedDrafts(project && mine && rounds.data?.items);
  const round = rounds.data?.items.find(({ id }) => id === roundId);
  const failed = [projects, rounds, ballots].find(({ data, isError }) => data === undefined && isError);
  const isGone = rounds.data !== undefined && !round;
  if (isGone || (failed?.error instanceof Refused && failed.error.code === "not_found")) return <BallotGone />;
  return (
    <>
      {project && <UpLink href={`${projectHref(projectId)}#vote`}>{project.title}</UpLink>}
      {!isConnected && (
        <Notice tone="warning" isLive>
          {t("offline.ballot")}
        </Notice>
      )}
      {failed && <Failed title={title} error={failed.error} onRetry={refetch} />}
      {!failed && project && round && mine
        ? children({
            project,
            round,
            mine,
            district: round.districts.find(({ id }) => id === mine.districtId) ?? null,
            refetch,
            isAsShown,
            voter,
          })
        : !failed && <CardSkeleton />}
    </>
  );
}

function Failed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const t = useText();
  const app = useAppText();
  if (!(error instanceof Refused) || error.code !== "unavailable")
    return <LoadFailed isScreen error={error} onRetry={onRetry} />;
  return (
    <EmptyState isScreen title={title} action={<Button onClick={onRetry}>{app("failed.retry")}</Button>}>
      {t("offline.vote")}
    </EmptyState>
  );
}

function BallotGone() {
  const t = useText();
  const words = { title: t("gone.title"), text: t("gone.text"), act: t("gone.act") };
  return <GoneScreen resident={{ ...words, href: "/projects" }} guest={words} />;
}
