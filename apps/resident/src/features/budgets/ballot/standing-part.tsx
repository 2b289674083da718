import type { MyBallot, ReadRound } from "@stoep/contract/budgets";
import { Refused } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { ButtonLink, LoadFailed, Notice, Skeleton, useResidence } from "../../../app/index.ts";
import { signInAddress } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import { castHref, chooseHref } from "./ballot-address.ts";
import { hasDraft, useMyBallot } from "./my-ballot.ts";
import { WhyNot } from "./why-not.tsx";

interface Props {
  round: ReadRound;
  project: ReadProject;
}

/** Where the reader stands in a vote that is under way: they can vote, have voted, or cannot. */
export function StandingPart({ round, project }: Props) {
  const isResident = useResidence() !== null;
  if (round.roll === "codes") return <WhyNot refusal="code_required" project={project} />;
  return isResident ? <OwnStanding {...{ round, project }} /> : <GuestStanding {...{ round, project }} />;
}

function GuestStanding({ round, project }: Props) {
  const t = useText();
  return (
    <Notice title={t("stand.guest")}>
      <p>{t("stand.guestText")}</p>
      <div>
        <ButtonLink look="main" href={signInAddress(chooseHref({ projectId: project.id, roundId: round.id }))}>
          {t("stand.signIn")}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function OwnStanding({ round, project }: Props) {
  const t = useText();
  const query = useMyBallot(round.id);
  const { data: mine, error } = query;
  if (mine) return <Known mine={mine} round={round} project={project} />;
  if (query.isPending) return <Skeleton height={88} />;
  // The page itself says that the vote is gone.
  if (error instanceof Refused && error.code === "not_found") return null;
  if (error instanceof Refused && error.code === "unavailable")
    return <Notice tone="warning">{t("offline.vote")}</Notice>;
  return <LoadFailed error={error} onRetry={() => query.refetch()} />;
}

function Known({ mine, round, project }: Props & { mine: MyBallot }) {
  const t = useText();
  const place = { projectId: project.id, roundId: round.id };
  const { hasVoted, can } = mine;
  const isDraft = can.cast === true && hasDraft(round.id);
  return (
    <>
      {hasVoted && (
        <Notice tone="done" title={t("stand.voted")}>
          <p>{t("stand.votedText")}</p>
          {mine.ideaIds !== null && (
            <div>
              <ButtonLink href={castHref(place)}>{t("stand.see")}</ButtonLink>
            </div>
          )}
        </Notice>
      )}
      {can.cast !== true && <WhyNot refusal={can.cast} project={project} />}
      {can.cast === true && !hasVoted && (
        <div className={style.act}>
          <p>{t("stand.ready")}</p>
          <div>
            <ButtonLink look="main" href={chooseHref(place)}>
              {t(isDraft ? "stand.goOn" : "stand.vote")}
            </ButtonLink>
          </div>
        </div>
      )}
      {isDraft && (
        <p className={style.soft}>
          {t("draft.kept")} {hasVoted && <DraftLink href={chooseHref(place)} />}
        </p>
      )}
    </>
  );
}

function DraftLink({ href }: { href: string }) {
  const t = useText();
  return (
    <ButtonLink isSmall look="quiet" href={href}>
      {t("stand.goOn")}
    </ButtonLink>
  );
}
