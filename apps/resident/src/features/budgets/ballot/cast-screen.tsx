import { useState } from "react";
import { api, Button, ButtonLink, ConfirmDialog, EmptyState, Notice, Section, useCommand } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import { chooseHref } from "./ballot-address.ts";
import { type Ballot, BallotGate } from "./ballot-gate.tsx";
import { basketOf } from "./basket.ts";
import { ChosenList } from "./chosen-list.tsx";
import { useBallotCache } from "./my-ballot.ts";
import { WhyNot } from "./why-not.tsx";

/** What the reader has sent, with ways to change and to withdraw it. */
export function CastScreen() {
  const t = useText();
  return <BallotGate title={t("cast.title")}>{(ballot) => <Cast ballot={ballot} />}</BallotGate>;
}

function Cast({ ballot }: { ballot: Ballot }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { project, round, mine, district } = ballot;
  const { hasVoted, ideaIds, can } = mine;
  const href = chooseHref({ projectId: project.id, roundId: round.id });
  if (!hasVoted) return <NotVoted href={can.cast === true ? href : null} />;
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
          <ChosenList basket={basketOf(ideaIds, round, district)} round={round} budget={district.budget} />
          <div className={style.acts}>
            {can.cast === true && <ButtonLink href={href}>{t("cast.change")}</ButtonLink>}
            {can.withdraw === true && <WithdrawButton ballot={ballot} />}
          </div>
        </Section>
      )}
    </>
  );
}

function NotVoted({ href }: { href: string | null }) {
  const t = useText();
  return (
    <EmptyState
      isScreen
      title={t("cast.none")}
      action={
        href && (
          <ButtonLink look="main" href={href}>
            {t("stand.vote")}
          </ButtonLink>
        )
      }
    >
      {t("cast.noneText")}
    </EmptyState>
  );
}

function WithdrawButton({ ballot: { round, refetch } }: { ballot: Ballot }) {
  const t = useText();
  const { day } = useProjectFacts();
  const keep = useBallotCache();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useCommand(api.budgets.withdrawBallot, {
    done: t("cast.withdrawn"),
    whenDone: (mine) => keep(round.id, mine),
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
          onConfirm={() => void withdraw.run({ params: { roundId: round.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
