import type { ReadProject } from "@stoep/contract/participation";
import { MoneyIcon, ProjectIcon } from "@stoep/ui/icons";
import { RichText } from "../../../app/index.ts";
import { LanguageNote, PostGallery, SenderLine, useOriginalOf, Video } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { FollowButton } from "./follow-button.tsx";
import { PhaseList } from "./phase-list.tsx";
import style from "./project.module.css";
import { useProjectQuery } from "./project-query.ts";
import { TimingBadge } from "./timing-badge.tsx";
import { useProjectFacts } from "./use-project-facts.ts";

/** A project on its own page, with its phases. */
export function ProjectArticle({ project: known }: { project: ReadProject }) {
  const t = useText();
  const facts = useProjectFacts();
  const query = useProjectQuery(known.id, known.originalLanguage);
  const original = useOriginalOf(known, query, { topic: "participation", withTextsOf });
  const project = original.shown;
  const { language, image, budget, neighbourhoods } = project;
  return (
    <article className="card">
      <SenderLine {...project}>
        <span className={style.kind}>
          {project.kind === "budget" ? <MoneyIcon aria-hidden /> : <ProjectIcon aria-hidden />}
          {t(`kinds.${project.kind}`)}
        </span>
      </SenderLine>
      <h1 lang={language}>{project.title}</h1>
      <TimingBadge timing={project.timing}>{facts.timing(project)}</TimingBadge>
      <dl className={style.facts}>
        <Fact name={t("when")}>{facts.period(project)}</Fact>
        {budget && <Fact name={t("budget")}>{facts.money(budget.amount, budget.currency)}</Fact>}
        <Fact name={t("where")}>{neighbourhoods.map(({ name }) => name).join(", ")}</Fact>
      </dl>
      <FollowButton project={known} />
      {image && <PostGallery images={[image]} />}
      <p className={style.lead} lang={language}>
        {project.introduction}
      </p>
      <RichText html={project.textHtml} language={language} />
      <LanguageNote original={original} />
      {project.videoId && <Video videoId={project.videoId} title={project.title} />}
      <PhaseList project={project} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The project with the texts of its original; where it stands stays current. */
function withTextsOf(original: ReadProject, project: ReadProject): ReadProject {
  const { title, introduction, textHtml, language, image } = original;
  const texts = new Map(original.phases.map((phase) => [phase.id, phase]));
  const phases = project.phases.map((phase) => ({
    ...phase,
    title: texts.get(phase.id)?.title ?? phase.title,
    text: texts.get(phase.id)?.text ?? phase.text,
  }));
  return { ...project, title, introduction, textHtml, language, image, phases };
}
