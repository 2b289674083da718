import type { IdeaCard as Idea } from "@stoep/contract/participation";
import { takesSupport } from "@stoep/contract/participation/values";
import { CommentsIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { FirstPicture } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { ideaHref } from "./idea-address.ts";
import { IdeaBadges, IdeaByLine } from "./idea-head.tsx";
import style from "./ideas.module.css";
import { SupportButton } from "./support-button.tsx";

interface Props {
  idea: Idea;
  /** Its project is over: nothing can be supported any more. */
  isOver: boolean;
}

/** An idea in a list. Pressing it anywhere opens it, except on other controls. */
export function IdeaCard({ idea, isOver }: Props) {
  const t = useText();
  const { id, title, language, beginning, image, commentCount } = idea;
  return (
    <article className="card covered" aria-labelledby={`idea-${id}`}>
      <IdeaByLine idea={idea} />
      <IdeaBadges idea={idea} />
      <h3 id={`idea-${id}`} lang={language} className={style.title}>
        <Link className="cover" href={ideaHref(id)}>
          {title}
        </Link>
      </h3>
      <FirstPicture images={image ? [image] : []} isFirst={false} />
      <p className={`${style.text} ${style.short}`} lang={language}>
        {beginning}
      </p>
      <div className={style.foot}>
        <SupportButton idea={idea} isOpen={!isOver && takesSupport(idea.type)} />
        <Link className={style.comments} href={`${ideaHref(id)}#comments`}>
          <CommentsIcon aria-hidden />
          {t("ideas.comments", { count: commentCount })}
        </Link>
      </div>
    </article>
  );
}
