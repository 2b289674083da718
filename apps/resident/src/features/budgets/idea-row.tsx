import { useLocation } from "wouter";
import { IdeaTitle, type VotedIdea } from "./idea-title.tsx";
import style from "./vote.module.css";

/** A longer list is opened by the reader. */
export const fewIdeas = 20;

interface Props {
  idea: VotedIdea;
  cost: string;
  /** What is said of it besides. */
  note?: string | false;
  /** On the reader's own ballot, to which the idea leads back. */
  isOnBallot?: boolean;
  /** Opens the idea in place; null: it has a page. */
  onRead?: ((idea: VotedIdea) => void) | null;
}

/** An idea of a vote with its cost; it leads to the idea while that can be read. */
export function IdeaRow({ idea, cost, note, isOnBallot, onRead = null }: Props) {
  const [ballot] = useLocation();
  return (
    <li className={style.idea}>
      <IdeaTitle idea={idea} ballot={isOnBallot ? ballot : undefined} onRead={onRead} />
      <span className={style.cost}>{cost}</span>
      {note && <span className={style.note}>{note}</span>}
    </li>
  );
}
