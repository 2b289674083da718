import type { ReadRound } from "@stoep/contract/budgets";
import { Link } from "wouter";
import { ideaHref, type OpenedFromBallot } from "../participation/index.ts";
import style from "./vote.module.css";

export type VotedIdea = ReadRound["districts"][number]["ideas"][number];

interface Props {
  idea: VotedIdea;
  /** The page that the idea leads back to; without it, to its project. */
  ballot?: string | undefined;
  /** Opens the idea in place; null: it has a page. */
  onRead?: ((idea: VotedIdea) => void) | null;
}

/** The title leads to the idea while that can be read. */
export function IdeaTitle({ idea, ballot, onRead }: Props) {
  const { ideaId, title, language, isOpen } = idea;
  if (!isOpen) return <span lang={language}>{title}</span>;
  if (onRead)
    return (
      <button type="button" className={style.read} lang={language} onClick={() => onRead(idea)}>
        {title}
      </button>
    );
  const state: OpenedFromBallot | undefined = ballot === undefined ? undefined : { ballot };
  return (
    <Link className="alone" href={ideaHref(ideaId)} state={state} lang={language}>
      {title}
    </Link>
  );
}
