import type { ReadRound } from "@stoep/contract/budgets";
import { useFormat } from "../../../app/index.ts";
import { IdeaRow } from "../idea-row.tsx";
import list from "../vote.module.css";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Voter } from "./ballot.ts";
import type { Basket } from "./basket.ts";
import { useBasketText } from "./basket-bar.tsx";

interface Props {
  basket: Basket;
  round: ReadRound;
  budget: number;
  voter: Voter;
}

/** The ideas on a ballot with their costs, and what they leave. */
export function ChosenList({ basket, round, budget, voter }: Props) {
  const t = useText();
  const format = useFormat();
  const { main, more } = useBasketText(round, budget)(basket);
  return (
    <>
      <ul className={list.list} id="field-ideaIds" tabIndex={-1} data-focus-target aria-label={t("check.chosen")}>
        {basket.ideas.map((idea) => (
          <IdeaRow
            key={idea.ideaId}
            isOnBallot
            idea={idea}
            cost={format.money(idea.cost, round.currency)}
            onRead={voter.read}
          />
        ))}
      </ul>
      <p>
        <strong>{main}</strong> <span className={style.soft}>{more}</span>
      </p>
    </>
  );
}
