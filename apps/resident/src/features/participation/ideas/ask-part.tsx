import type { ReadProject } from "@stoep/contract/participation";
import { PencilIcon } from "@stoep/ui/icons";
import { ButtonLink, useResidence } from "../../../app/index.ts";
import { signInAddress } from "../../publishing/index.ts";
import { useProjectFacts } from "../projects/index.ts";
import { useText } from "../words.ts";
import { newIdeaHref } from "./idea-address.ts";
import style from "./ideas.module.css";

/** Residents are asked at some time: now, later, or in a phase that is over. */
export const asksForIdeas = ({ takesIdeas, takesIdeasFrom, phases }: ReadProject): boolean =>
  takesIdeas !== null || takesIdeasFrom !== null || phases.some((phase) => phase.takesIdeas);

/** Until when ideas are asked for, with the way to add one (`isShort`: without); or when that begins; or that it is over. */
export function AskPart({ project, isShort }: { project: ReadProject; isShort?: boolean }) {
  const t = useText();
  const facts = useProjectFacts();
  const isResident = useResidence() !== null;
  const { takesIdeas, takesIdeasFrom, isReadFirst } = project;
  const phase = project.phases.find(({ id }) => id === takesIdeas?.phaseId);
  if (!asksForIdeas(project)) return null;
  if (!takesIdeas)
    return <p>{takesIdeasFrom ? t("ideas.opensOn", { day: facts.day(takesIdeasFrom) }) : t("ideas.closed")}</p>;
  const href = newIdeaHref(project.id);
  return (
    <div className={`card ${style.ask}`}>
      {phase && (
        <strong lang={project.language} className={style.title}>
          {phase.title}
        </strong>
      )}
      <p>{t("ideas.openUntil", { day: facts.day(takesIdeas.until) })}</p>
      {isReadFirst && <p className={style.soft}>{t("ideas.readFirst")}</p>}
      {!isShort && (
        <div>
          <ButtonLink look="main" href={isResident ? href : signInAddress(href)}>
            <PencilIcon aria-hidden />
            {t(isResident ? "ideas.add" : "ideas.signInToAdd")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
