import type { DistrictResult as Counted, ReadRound } from "@stoep/contract/budgets";
import { secrecy } from "@stoep/contract/budgets/values";
import { downToCents, exactMoney } from "@stoep/contract/kernel";
import { Suspense } from "react";
import { useFormat } from "../../../app/index.ts";
import { fewIdeas, IdeaRow } from "../idea-row.tsx";
import style from "../vote.module.css";
import { useText } from "../words.ts";
import { CodeNumbers } from "./code-numbers.tsx";
import { RecountPart } from "./recount/index.ts";
import { StepsPart } from "./steps-part.tsx";
import { useReasonText } from "./use-reason-text.ts";

type District = ReadRound["districts"][number];
type CountedIdea = Counted["ideas"][number];

interface Props {
  round: ReadRound;
  district: District;
  counted: Counted;
  /** The vote has no other: it is not named. */
  isOnly: boolean;
  Heading: "h3" | "h4";
}

/** What a district chose and why, and why the other ideas were not chosen. */
export function DistrictResult({ round, district, counted, isOnly, Heading }: Props) {
  const t = useText();
  const format = useFormat();
  const { name, budget } = district;
  const { disclosure, ballots, spent } = counted;
  const money = (amount: number) => format.money(amount, round.currency);
  const winners = counted.ideas.filter(({ isChosen }) => isChosen);
  const others = counted.ideas.filter(({ isChosen }) => !isChosen);
  const count = winners.length;
  return (
    <div className={style.district}>
      {!isOnly && <Heading>{name}</Heading>}
      <p className={style.state}>{count === 0 ? t("result.noneChosen") : t("result.chosen", { count })}</p>
      <p>{t("result.spent", { spent: money(spent), budget: money(budget), left: money(budget - spent) })}</p>
      {spent < budget && <p>{t("result.left")}</p>}
      <p>
        {ballots === null
          ? t("result.fewBallots", { least: format.number(secrecy.votes) })
          : t("result.ballots", { count: ballots, number: format.number(ballots) })}
      </p>
      {disclosure !== "ballots" && (
        <p className={style.soft}>
          {t(`result.why.${disclosure}`, {
            votes: format.number(secrecy.votes),
            ballots: format.number(secrecy.ballots),
          })}
        </p>
      )}
      {round.rule === "equal-shares" && <Shares counted={counted} currency={round.currency} />}
      {count > 0 && <IdeaList name={t("result.winners")} ideas={winners} {...{ round, district, counted }} />}
      {others.length > 0 && (
        <details className={style.ideas} open={others.length <= fewIdeas}>
          <summary>{t("result.others", { count: others.length })}</summary>
          <IdeaList
            name={t("result.others", { count: others.length })}
            ideas={others}
            {...{ round, district, counted }}
          />
        </details>
      )}
      <StepsPart round={round} district={district} counted={counted} />
      {round.codes && <CodeNumbers numbers={round.codes.filter(({ districtId }) => districtId === district.id)} />}
      {disclosure === "ballots" && (
        <Suspense fallback={null}>
          <RecountPart round={round} district={district} counted={counted} />
        </Suspense>
      )}
    </div>
  );
}

/** What the amounts of Equal Shares are, or why none are told. */
function Shares({ counted: { disclosure, part }, currency }: { counted: Counted; currency: string }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => exactMoney(format.language, downToCents(amount), currency);
  if (disclosure === "votes")
    return <p className={style.soft}>{t("result.shares.untold", { ballots: format.number(secrecy.ballots) })}</p>;
  if (!part) return null;
  const { ofBudget, counted } = part;
  return (
    <p>
      {t("result.shares.part", { part: money(ofBudget) })}{" "}
      {counted > ofBudget && t("result.shares.larger", { counted: money(counted) })}
    </p>
  );
}

type ListProps = Pick<Props, "round" | "district" | "counted"> & { name: string; ideas: readonly CountedIdea[] };

function IdeaList({ name, ideas, round, district, counted }: ListProps) {
  const format = useFormat();
  const noteOf = useNote(round.currency, counted.disclosure);
  const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
  return (
    <ul className={style.list} aria-label={name}>
      {ideas.map((one) => {
        const idea = known.get(one.ideaId);
        if (!idea) return null;
        return (
          <IdeaRow key={one.ideaId} idea={idea} cost={format.money(idea.cost, round.currency)} note={noteOf(one)} />
        );
      })}
    </ul>
  );
}

/** The votes of an idea, where they are told, and why it was chosen or not. */
function useNote(currency: string, disclosure: Counted["disclosure"]) {
  const t = useText();
  const format = useFormat();
  const reasonOf = useReasonText(currency);
  return ({ votes, reason }: CountedIdea): string => {
    const few = disclosure === "votes" && reason?.kind !== "no-votes";
    const told = votes === null ? few && t("result.votesNotShown") : null;
    const parts = [
      votes === null ? told : t("result.votes", { count: votes, number: format.number(votes) }),
      reason && reasonOf(reason),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
