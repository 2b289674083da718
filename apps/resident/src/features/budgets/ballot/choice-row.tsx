import { CheckIcon } from "@stoep/ui/icons";
import { useId } from "react";
import { useLocation } from "wouter";
import { Button, useFormat } from "../../../app/index.ts";
import { IdeaTitle } from "../idea-title.tsx";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Choice, Hindrance } from "./basket.ts";

interface Props {
  idea: Choice;
  currency: string;
  isChosen: boolean;
  /** Why it cannot be added now; pressing says so as well. */
  hindrance: Hindrance | null;
  onPress: () => void;
  /** Opens it in place; null: it has a page. */
  onRead: ((idea: Choice) => void) | null;
}

/** An idea on the ballot, with its cost and a button that adds or removes it. */
export function ChoiceRow({ idea, currency, isChosen, hindrance, onPress, onRead }: Props) {
  const t = useText();
  const format = useFormat();
  const wordsOf = useHindranceText(currency);
  const noteId = useId();
  const [ballot] = useLocation();
  const { title, cost } = idea;
  return (
    <li className={style.choice} data-chosen={isChosen || undefined}>
      <div className={style.title}>
        <IdeaTitle idea={idea} ballot={ballot} onRead={onRead} />
      </div>
      <span className={style.cost}>{format.money(cost, currency)}</span>
      <p id={noteId} className={style.note}>
        {isChosen && (
          <span className={style.chosen}>
            <CheckIcon aria-hidden />
            {t("ballot.isChosen")}
          </span>
        )}
        {hindrance && wordsOf(hindrance)}
      </p>
      {hindrance?.kind !== "over-budget" && (
        <Button
          isSmall
          look={isChosen || hindrance ? "plain" : "main"}
          aria-label={t(isChosen ? "ballot.removeIdea" : "ballot.addIdea", { title })}
          aria-describedby={noteId}
          onClick={onPress}
        >
          {t(isChosen ? "ballot.remove" : "ballot.add")}
        </Button>
      )}
    </li>
  );
}

/** Why an idea cannot be added. */
export function useHindranceText(currency: string): (hindrance: Hindrance) => string {
  const t = useText();
  const format = useFormat();
  return (hindrance) => {
    if (hindrance.kind === "too-dear") return t("ballot.tooDear", { more: format.money(hindrance.more, currency) });
    return hindrance.kind === "full" ? t("ballot.full") : t("tooDear");
  };
}
