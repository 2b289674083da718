import type { ReadProject } from "@stoep/contract/participation";
import { Video } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./project.module.css";
import { TimingBadge } from "./timing-badge.tsx";
import { useProjectFacts } from "./use-project-facts.ts";

/** The phases of a project in their order; those under way are marked. */
export function PhaseList({ project }: { project: ReadProject }) {
  const t = useText();
  const facts = useProjectFacts();
  const { phases, language, budget: whole } = project;
  if (phases.length === 0) return null;
  return (
    <section className={style.phases} aria-labelledby="phases">
      <h2 id="phases">{t("phases")}</h2>
      <ol className={style.steps}>
        {phases.map((phase) => (
          <li
            key={phase.id}
            id={`phase-${phase.id}`}
            className={style.phase}
            aria-current={phase.timing === "active" ? "step" : undefined}
          >
            <h3 lang={language}>{phase.title}</h3>
            <div className={style.line}>
              <span>{facts.period(phase)}</span>
              <TimingBadge timing={phase.timing}>{t(`phaseTiming.${phase.timing}`)}</TimingBadge>
            </div>
            {phase.text && (
              <p className={style.lines} lang={language}>
                {phase.text}
              </p>
            )}
            {phase.budget !== null && whole && (
              <p>{t("phaseBudget", { amount: facts.money(phase.budget, whole.currency) })}</p>
            )}
            {phase.videoId && <Video videoId={phase.videoId} title={phase.title} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
