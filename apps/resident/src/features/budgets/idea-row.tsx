import type { ReadRound } from "@stoep/contract/budgets";
import { Link, useLocation } from "wouter";
import { ideaHref, type OpenedFromBallot } from "../participation/index.ts";
import style from "./vote.module.css";

/** A longer list is opened by the reader. */
export const fewIdeas = 20;

interface Props {
  idea: ReadRound["districts"][number]["ideas"][number];
  cost: string;
  /** What is said of it besides. */
  note?: string | false;
  /** On the reader's own ballot, to which the idea leads back. */
  isOnBallot?: boolean;
}

/** An idea of a vote with its cost; it leads to the idea while that can be read. */
export function IdeaRow({ idea: { ideaId, title, language, isOpen }, cost, note, isOnBallot }: Props) {
  const [ballot] = useLocation();
  const state: OpenedFromBallot | undefined = isOnBallot ? { ballot } : undefined;
  return (
    <li className={style.idea}>
      {isOpen ? (
        <Link className="alone" href={ideaHref(ideaId)} state={state} lang={language}>
          {title}
        </Link>
      ) : (
        <span lang={language}>{title}</span>
      )}
      <span className={style.cost}>{cost}</span>
      {note && <span className={style.note}>{note}</span>}
    </li>
  );
}
