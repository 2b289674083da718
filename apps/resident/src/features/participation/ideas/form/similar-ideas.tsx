import type { IdeaCard } from "@stoep/contract/participation";
import { takesSupport } from "@stoep/contract/participation/values";
import { Link } from "wouter";
import { useText } from "../../words.ts";
import { ideaHref } from "../idea-address.ts";
import { IdeaByLine } from "../idea-head.tsx";
import style from "../ideas.module.css";
import { SupportButton, type SupportState } from "../support-button.tsx";

interface Props {
  ideas: readonly IdeaCard[];
  onChange: (ideaId: string, state: SupportState) => void;
}

/** Ideas that say nearly the same, to support instead of writing another. */
export function SimilarIdeas({ ideas, onChange }: Props) {
  const t = useText();
  return (
    <>
      <p>{t("ideas.similar", { count: ideas.length })}</p>
      {ideas.map((idea) => (
        <div key={idea.id} className={style.similar}>
          <strong lang={idea.language} className={style.title}>
            <Link href={ideaHref(idea.id)}>{idea.title}</Link>
          </strong>
          <p className={`${style.text} ${style.short}`} lang={idea.language}>
            {idea.beginning}
          </p>
          <IdeaByLine idea={idea} />
          <SupportButton idea={idea} isOpen={takesSupport(idea.type)} onChange={(state) => onChange(idea.id, state)} />
        </div>
      ))}
    </>
  );
}
