import type { ReadRound } from "@stoep/contract/budgets";
import { useEdgeHeight } from "@stoep/ui/edges";
import { useEffect, useRef } from "react";
import { Button, ShareBar, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Basket } from "./basket.ts";

/** What is left of the budget and what is in the basket; or how many ideas are chosen of how many. */
export function useBasketText(round: ReadRound, budget: number) {
  const t = useText();
  const format = useFormat();
  const { ballot, currency, atLeast, atMost } = round;
  return ({ ideas, left }: Basket): { main: string; more: string } => {
    const count = ideas.length;
    if (ballot === "approval")
      return {
        main: t("bar.chosen", { count, number: format.number(count) }),
        more:
          atLeast === atMost ? t("bar.exactly", { count: atMost }) : t("bar.between", { least: atLeast, most: atMost }),
      };
    const amounts = { left: format.money(Math.abs(left), currency), budget: format.money(budget, currency) };
    return {
      main: t(left < 0 ? "bar.over" : "bar.left", amounts),
      more: t("bar.inBasket", { count, number: format.number(count) }),
    };
  };
}

interface Props {
  basket: Basket;
  round: ReadRound;
  budget: number;
  /** What the last press did. */
  said: string;
  /** Everybody else sees it above. */
  isSaidOnly: boolean;
  /** What is wrong with the ballot, once the reader wanted to check it. */
  problem: string | undefined;
  onCheck: () => void;
}

/** Stays in view: the basket, and the way on. */
export function BasketBar({ basket, round, budget, said, isSaidOnly, problem, onCheck }: Props) {
  const t = useText();
  const { main, more } = useBasketText(round, budget)(basket);
  const bar = useRef<HTMLElement>(null);
  useEdgeHeight(bar, "bottom");
  useFocusInView(said);
  const share = round.ballot === "approval" ? basket.ideas.length / round.atMost : basket.spent / budget;
  return (
    <section ref={bar} className={style.bar} aria-label={t(`bar.label.${round.ballot}`)}>
      <div className={style.words}>
        <strong>{main}</strong>
        <span className={style.soft}>{more}</span>
      </div>
      <Button look="main" onClick={onCheck}>
        {t("bar.check")}
      </Button>
      <ShareBar percent={Math.round(share * 100)} />
      <p className={isSaidOnly ? "unseen" : style.said} role="status">
        {said}
      </p>
      {problem && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** What a press did can make the bar higher and bring a notice above the list: the button that was pressed stays above the bar. */
function useFocusInView(said: string): void {
  useEffect(() => {
    if (!said) return;
    const keep = () => {
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView?.({ block: "nearest" });
    };
    // Once the bar has told how high it is now.
    const frame = requestAnimationFrame(() => setTimeout(keep));
    return () => cancelAnimationFrame(frame);
  }, [said]);
}
