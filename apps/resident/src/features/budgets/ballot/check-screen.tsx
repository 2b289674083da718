import { ballotProblems, type MyBallot } from "@stoep/contract/budgets";
import { secrecy } from "@stoep/contract/budgets/values";
import { useState } from "react";
import {
  Button,
  CheckField,
  ErrorSummary,
  Notice,
  Section,
  useCommand,
  useForm,
  useFormat,
  useIsConnected,
  useRefusalText,
} from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Ballot, CastableBallot } from "./ballot.ts";
import { BallotGate } from "./ballot-gate.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { OpenBallot } from "./open-ballot.tsx";
import { StepLink } from "./step-link.tsx";
import { TakenOver } from "./taken-over.tsx";
import { type OwnBasket, useBasket } from "./use-basket.ts";

/** The last look at a ballot before it is sent. */
export function CheckScreen() {
  const t = useText();
  const title = t("check.title");
  return <BallotGate title={title}>{(ballot) => <Check ballot={ballot} />}</BallotGate>;
}

export function Check({ ballot: known }: { ballot: Ballot }) {
  const t = useText();
  return (
    <OpenBallot title={t("check.title")} ballot={known}>
      {(ballot) => <Checker key={ballot.mine.ideaIds?.join()} ballot={ballot} />}
    </OpenBallot>
  );
}

function Checker({ ballot }: { ballot: CastableBallot }) {
  const t = useText();
  const { round, mine, district, voter } = ballot;
  const basket = useBasket(ballot);
  const { form, hindrance, isSending, send } = useSending(ballot, basket);
  const { strays } = basket;
  return (
    <>
      <h1>{t("check.title")}</h1>
      <TakenOver basket={basket} />
      <ErrorSummary form={form} />
      <Section id="chosen" title={t("check.chosen")}>
        {district.name && <p className={style.soft}>{district.name}</p>}
        {basket.ideas.length === 0 ? (
          <p id="field-ideaIds" tabIndex={-1} data-focus-target>
            {t("check.empty")}
          </p>
        ) : (
          <ChosenList {...{ basket, round, voter }} budget={district.budget} />
        )}
        {strays.length > 0 && <Notice tone="warning">{t("ballot.strays", { count: strays.length })}</Notice>}
        <div>
          <StepLink voter={voter} to="choose">
            {t("check.back")}
          </StepLink>
        </div>
      </Section>
      <Section id="before" title={t("check.before")}>
        <Promises ballot={ballot} />
        {round.leastAge !== null && (
          <CheckField
            id="field-confirmsAge"
            label={t("check.age", { age: round.leastAge })}
            isOn={form.values.confirmsAge}
            error={form.errors.confirmsAge}
            onChange={(isOn) => form.set("confirmsAge", isOn)}
          />
        )}
        {hindrance && (
          <div role="alert">
            <Notice tone="danger" title={t("check.notSent")}>
              {hindrance}
            </Notice>
          </div>
        )}
        <div>
          <Button look="main" isBusy={isSending} onClick={send}>
            {t(mine.hasVoted ? "check.sendAgain" : "check.send")}
          </Button>
        </div>
      </Section>
    </>
  );
}

/** What the voter has to know before sending. */
function Promises({ ballot: { round, mine, voter } }: { ballot: CastableBallot }) {
  const t = useText();
  const format = useFormat();
  const { day } = useProjectFacts();
  return (
    <ul className={style.promises}>
      {mine.hasVoted && <li>{t("check.replaces")}</li>}
      <li>{t("check.canChange", { until: day(round.endsOn) })}</li>
      {voter.isWithCode && <li>{t("code.onlyKey")}</li>}
      <li>{t("check.secret")}</li>
      <li>{t("check.published", { least: format.number(secrecy.ballots) })}</li>
      <li>{t("check.rare")}</li>
    </ul>
  );
}

/** Sends the ballot once; never later by itself. What is refused is said, and the basket stays. */
function useSending({ round, district, refetch, isAsShown, voter }: CastableBallot, basket: OwnBasket) {
  const t = useText();
  const words = useRefusalText();
  const isConnected = useIsConnected();
  const [refused, setRefused] = useState<string | null>(null);
  const [isTriedOffline, setTried] = useState(false);
  const form = useForm({ confirmsAge: false });
  const cast = useCommand(voter.cast, {
    form: {
      setProblems: (problems) => {
        form.setProblems(problems);
        // What may be voted on changes when somebody moves.
        refetch();
      },
    },
    done: t("check.done"),
    whenDone: (mine: MyBallot) => {
      basket.forget();
      voter.keep(mine);
      voter.go("cast");
    },
    refused: ({ code }) => {
      const said = voter.isWithCode ? words(code) : `${words(code)} ${t("draft.kept")}`;
      setRefused(code === "unavailable" ? t("check.unknown") : said);
      refetch();
      return true;
    },
  });
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    setRefused(null);
    const body = { ideaIds: [...basket.ideaIds], confirmsAge: form.values.confirmsAge };
    const problems = ballotProblems(body, round, district);
    form.setProblems(problems);
    if (Object.keys(problems).length > 0) return;
    setTried(!isConnected);
    if (!isConnected) return;
    // What else has become of the vote is said first, and this is sent when it is asked for again.
    setAsking(true);
    const isExpected = await isAsShown();
    setAsking(false);
    if (isExpected) void cast.run(body);
  };
  const hindrance = isTriedOffline && !isConnected ? t(voter.isWithCode ? "offline.code" : "offline.ballot") : refused;
  return { form, hindrance, isSending: isAsking || cast.isRunning, send: () => void send() };
}
