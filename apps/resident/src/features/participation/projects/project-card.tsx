import type { ProjectCard as Card } from "@stoep/contract/participation";
import { Link } from "wouter";
import { FirstPicture } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./project.module.css";
import { TimingBadge } from "./timing-badge.tsx";
import { useProjectFacts } from "./use-project-facts.ts";

/** A project in a list. Pressing it anywhere opens it. */
export function ProjectCard({ project, isFirst }: { project: Card; isFirst: boolean }) {
  const t = useText();
  const facts = useProjectFacts();
  const { id, title, language, organisation, image, budget, phase } = project;
  return (
    <article className="card covered" aria-labelledby={`project-${id}`}>
      <FirstPicture images={image ? [image] : []} isFirst={isFirst} />
      <h2 id={`project-${id}`} lang={language}>
        <Link className="cover" href={`/projects/${id}`}>
          {title}
        </Link>
      </h2>
      <TimingBadge timing={project.timing}>{facts.timing(project)}</TimingBadge>
      <p className={style.short} lang={language}>
        {project.introduction}
      </p>
      <p className={style.soft}>
        {[
          t(`kinds.${project.kind}`),
          organisation.name,
          budget && facts.money(budget.amount, budget.currency),
          phase && t("now", { phase }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </article>
  );
}
