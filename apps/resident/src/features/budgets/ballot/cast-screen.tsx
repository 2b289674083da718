import { useState } from "react";
import { Button, ConfirmDialog, EmptyState, Notice, Section, useCommand } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Ballot } from "./ballot.ts";
import { BallotGate } from "./ballot-gate.tsx";
import { basketOf } from "./basket.ts";
import { ChosenList } from "./chosen-list.tsx";
import { StepLink } from "./step-link.tsx";
import { WhyNot } from "./why-not.tsx";

/** What the reader has sent, with ways to change and to withdraw it. */
export function CastScreen() {
  const t = useText();
  return <BallotGate title={t("cast.title")}>{(ballot) => <Cast ballot={ballot} />}</BallotGate>;
}

export function Cast({ ballot }: { ballot: Ballot }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { project, round, mine, district, voter } = ballot;
  const { hasVoted, ideaIds, can } = mine;
  if (!hasVoted) return <NotVoted ballot={ballot} />;
  const isActive = round.state === "active";
  return (
    <>
      <h1>{t("cast.title")}</h1>
      <Notice tone="done">
        {isActive
          ? t("cast.until", { until: day(round.endsOn) })
          : t(round.result === null ? "cast.counting" : "cast.over")}
      </Notice>
      {isActive && can.cast !== true && <WhyNot refusal={can.cast} project={project} />}
      {ideaIds !== null && district && (
        <Section id="chosen" title={t("check.chosen")}>
          {district.name && <p className={style.soft}>{district.name}</p>}
          <ChosenList basket={basketOf(ideaIds, round, district)} {...{ round, voter }} budget={district.budget} />
          <div className={style.acts}>
            {can.cast === true && (
              <StepLink voter={voter} to="choose">
                {t("cast.change")}
              </StepLink>
            )}
            {can.withdraw === true && <WithdrawButton ballot={ballot} />}
          </div>
        </Section>
      )}
    </>
  );
}

function NotVoted({ ballot: { mine, voter } }: { ballot: Ballot }) {
  const t = useText();
  return (
    <EmptyState
      isScreen
      title={t("cast.none")}
      action={
        mine.can.cast === true && (
          <StepLink voter={voter} look="main" to="choose">
            {t("stand.vote")}
          </StepLink>
        )
      }
    >
      {t("cast.noneText")}
    </EmptyState>
  );
}

function WithdrawButton({ ballot: { round, refetch, voter } }: { ballot: Ballot }) {
  const t = useText();
  const { day } = useProjectFacts();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useCommand(voter.withdraw, {
    done: t("cast.withdrawn"),
    whenDone: voter.keep,
    refused: () => {
      setAsked(false);
      refetch();
      return false;
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t("cast.withdraw")}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t("cast.withdrawTitle")}
          text={t("cast.withdrawText", { until: day(round.endsOn) })}
          confirm={t("cast.withdrawDo")}
          isBusy={withdraw.isRunning}
          onConfirm={() => void withdraw.run()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
