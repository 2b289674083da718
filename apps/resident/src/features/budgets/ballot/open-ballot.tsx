import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../../../app/index.ts";
import { useRules } from "../use-rules.ts";
import style from "../vote.module.css";
import { useText } from "../words.ts";
import type { Ballot, CastableBallot } from "./ballot.ts";
import { hasDraft, useMeanwhile } from "./my-ballot.ts";
import { WhyNot } from "./why-not.tsx";

interface Props {
  title: string;
  ballot: Ballot;
  children: (ballot: CastableBallot) => ReactNode;
}

/** A ballot that the reader can cast; else why they cannot, and that what they chose has not been sent. */
export function OpenBallot({ title, ballot, children }: Props) {
  const { round, mine, project, district, voter } = ballot;
  const { stateOf } = useRules(project);
  const isActive = round.state === "active";
  const { what, times } = useMeanwhile(mine);
  if (isActive && mine.can.cast === true && district)
    return (
      <>
        {what && <Meanwhile key={times} what={what} />}
        {children({ ...ballot, district })}
      </>
    );
  const refusal = mine.can.cast === true ? "not_on_roll" : mine.can.cast;
  return (
    <>
      <h1>{title}</h1>
      {isActive ? (
        <WhyNot refusal={refusal} project={project} />
      ) : (
        <Notice title={stateOf(round)}>
          {round.replaced && <p className={style.lines}>{round.replaced.reason}</p>}
        </Notice>
      )}
      {!voter.isWithCode && <Unsent roundId={round.id} hasVoted={mine.hasVoted} isOver={!isActive} />}
    </>
  );
}

/** Takes the focus: what stands below may have changed, and is looked at again before it is sent. */
function Meanwhile({ what }: { what: "withdrawn" | "received" }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="alert" tabIndex={-1} data-focus-target>
      <Notice tone="warning">{t(`meanwhile.${what}`)}</Notice>
    </div>
  );
}

function Unsent({ roundId, hasVoted, isOver }: { roundId: string; hasVoted: boolean; isOver: boolean }) {
  const t = useText();
  // As it was at first: once the vote is over, it is removed from the device.
  const [wasKept] = useState(() => hasDraft(roundId));
  if (!wasKept) return null;
  return (
    <Notice tone="warning" title={t("draft.notSent")}>
      {isOver ? t("draft.removed") : t("draft.kept")} {isOver && hasVoted && t("draft.earlierCounts")}
    </Notice>
  );
}
