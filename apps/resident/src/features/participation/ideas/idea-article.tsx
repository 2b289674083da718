import type { ReadIdea } from "@stoep/contract/participation";
import { Notice, useFormat, useRefusalText, useResidence } from "../../../app/index.ts";
import { ReportButton } from "../../shouts/index.ts";
import { useText } from "../words.ts";
import { IdeaContent } from "./idea-content.tsx";
import { IdeaBadges, IdeaByLine } from "./idea-head.tsx";
import { ideaSubject } from "./idea-subject.ts";
import style from "./ideas.module.css";
import { ShareButton } from "./share-button.tsx";
import { SupportButton } from "./support-button.tsx";

/** An idea on its own page: what its author wrote, and what the organisation said to it. */
export function IdeaArticle({ idea }: { idea: ReadIdea }) {
  const words = useRefusalText();
  const isResident = useResidence() !== null;
  const { title, language, can } = idea;
  const isOpen = can.support === true;
  return (
    <article className="card">
      <IdeaByLine idea={idea} />
      <IdeaBadges idea={idea} />
      <h1 lang={language} className={style.title}>
        {title}
      </h1>
      <DecisionPart idea={idea} />
      <IdeaContent idea={idea} />
      <div className={style.foot}>
        <SupportButton idea={idea} isOpen={isOpen} />
        <div className={style.acts}>
          <ShareButton title={title} />
          {can.report === true && <ReportButton subject={ideaSubject(idea.id)} />}
        </div>
      </div>
      {isResident && !idea.author.isMe && idea.takesSupport && can.support !== true && (
        <p className={style.soft}>{words(can.support)}</p>
      )}
    </article>
  );
}

/** Why it was taken up or not, what it costs, and the official answer. */
function DecisionPart({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const format = useFormat();
  const { isChosenByVote, answer, organisation, type, cost } = idea;
  const reason = isChosenByVote ? t("ideas.byVote") : idea.reason;
  return (
    <>
      {reason && (
        <Notice title={t(`ideas.types.${type}`)} tone={type === "rejected" ? "warning" : "done"}>
          <p className={style.text}>{reason}</p>
          {cost && <p>{t("ideas.cost", { amount: format.money(cost.amount, cost.currency) })}</p>}
        </Notice>
      )}
      {answer && (
        <section className={style.answer} aria-labelledby="answer">
          <h2 id="answer">{t("ideas.answer", { organisation: organisation.name })}</h2>
          <p className={style.text}>{answer.text}</p>
          <time className={style.soft} dateTime={answer.at}>
            {format.day(answer.at)}
          </time>
        </section>
      )}
    </>
  );
}
