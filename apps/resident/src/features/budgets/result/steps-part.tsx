import { type CountStep, countSteps, type DistrictResult, type ReadRound } from "@stoep/contract/budgets";
import { useFormat } from "../../../app/index.ts";
import { IdeaRow } from "../idea-row.tsx";
import style from "../vote.module.css";
import { useText } from "../words.ts";
import { useReasonText } from "./use-reason-text.ts";

interface Props {
  round: ReadRound;
  district: ReadRound["districts"][number];
  counted: DistrictResult;
}

/** How the count went, turn by turn, as far as it is told. */
export function StepsPart({ round, district, counted }: Props) {
  const t = useText();
  const format = useFormat();
  const wordsOf = useStepWords(round);
  const told = countSteps(counted, district);
  if (!told || told.steps.length + told.others.length === 0) return null;
  const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
  return (
    <details className={style.ideas}>
      <summary>{t("steps.title")}</summary>
      <p className={style.soft}>{t(`steps.lead.${round.rule}`)}</p>
      <ol className={style.list} aria-label={t("steps.title")}>
        {told.steps.map((step, place) => {
          const idea = known.get(step.ideaId);
          if (!idea) return null;
          return (
            <IdeaRow
              key={step.ideaId}
              idea={idea}
              cost={format.money(idea.cost, round.currency)}
              note={wordsOf(step, place + 1)}
            />
          );
        })}
      </ol>
      {told.others.map(({ kind, count }) => (
        <p key={kind}>{t(`steps.others.${kind}`, { count, number: format.number(count) })}</p>
      ))}
    </details>
  );
}

/** "Turn 2 · 61 votes · does not fit into the €1,000 that were left". */
function useStepWords({ currency, stopsAtFirst }: ReadRound): (step: CountStep, turn: number) => string {
  const t = useText();
  const format = useFormat();
  const reasonOf = useReasonText(currency);
  const money = (amount: number) => format.money(amount, currency);
  return ({ reason, votes, before, after }, turn) => {
    const left = { before: money(before), after: money(after) };
    const passed = stopsAtFirst ? t("steps.stopped", left) : t("steps.passed", left);
    return [
      reason.kind === "paid" ? reasonOf(reason) : t("steps.turn", { turn: format.number(turn) }),
      votes !== null && t("result.votes", { count: votes, number: format.number(votes) }),
      reason.kind === "does-not-fit" ? passed : t("steps.left", left),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}
