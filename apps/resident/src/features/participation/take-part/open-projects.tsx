import { pagesOf } from "@stoep/client/pages";
import type { ProjectCard } from "@stoep/contract/participation";
import { PencilIcon, ProjectIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  useLanguage,
  useLive,
  useNetwork,
  useOfflineCopy,
  useResidence,
} from "../../../app/index.ts";
import { signInAddress } from "../../publishing/index.ts";
import { newIdeaHref } from "../ideas/index.ts";
import { TimingBadge, useProjectFacts } from "../projects/index.ts";
import { useText } from "../words.ts";
import style from "./take-part.module.css";

/** Projects under way and to come, the one that ends soonest on top, each with what the reader can do in it. */
export function OpenProjects() {
  const t = useText();
  const { query, items, keptAt } = useProjects();
  const open = items.filter(({ timing }) => timing !== "finished");
  // Those that are over come last: once one is there, no more follow.
  const isMore = query.hasNextPage && open.length === items.length;
  return (
    <section className={style.part} aria-labelledby="open-projects">
      <h2 id="open-projects">{t("takePart.open.projects")}</h2>
      <OfflineCopyNotice at={keptAt} />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && open.length === 0}
        hasContent={open.length > 0}
        skeleton={<CardSkeleton />}
        empty={
          <EmptyState title={t("takePart.open.none")} icon={<ProjectIcon aria-hidden />}>
            {t("takePart.open.noneText")}
          </EmptyState>
        }
      />
      {open.map((project) => (
        <OpenProject key={project.id} project={project} />
      ))}
      {isMore && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("takePart.open.more")}
        </Button>
      )}
    </section>
  );
}

function useProjects() {
  const { slug: networkSlug } = useNetwork();
  const isResident = useResidence() !== null;
  const language = useLanguage();
  const ofResident = pagesOf(api.participation.listOpenProjects);
  const ofAll = pagesOf(api.participation.listPublicProjects, { params: { networkSlug }, query: { language } });
  const query = useInfiniteQuery(isResident ? ofResident : ofAll);
  useLive(["participation"], () => void query.refetch());
  const first = { data: query.data?.pages[0]?.items, error: query.error };
  const { value, keptAt } = useOfflineCopy("openProjects", isResident ? "own" : "public", first);
  return { query, keptAt, items: query.data?.pages.flatMap((page) => page.items) ?? value ?? [] };
}

function OpenProject({ project }: { project: ProjectCard }) {
  const t = useText();
  const facts = useProjectFacts();
  const isResident = useResidence() !== null;
  const { id, title, language, organisation, phase, takesIdeas, takesIdeasFrom } = project;
  const write = newIdeaHref(id);
  return (
    <article className="card covered" aria-labelledby={`open-${id}`}>
      <h3 id={`open-${id}`} lang={language} className={style.title}>
        <Link className="cover" href={`/projects/${id}`}>
          {title}
        </Link>
      </h3>
      <TimingBadge timing={project.timing}>{facts.timing(project)}</TimingBadge>
      <p className={style.soft}>{[organisation.name, phase && t("now", { phase })].filter(Boolean).join(" · ")}</p>
      {takesIdeas && (
        <>
          <p>{t("ideas.openUntil", { day: facts.day(takesIdeas.until) })}</p>
          <div className={`${style.ways} ${style.above}`}>
            <ButtonLink look="main" href={isResident ? write : signInAddress(write)}>
              <PencilIcon aria-hidden />
              {t(isResident ? "ideas.add" : "ideas.signInToAdd")}
            </ButtonLink>
            <ButtonLink href={`/projects/${id}#ideas`}>{t("takePart.open.ideas")}</ButtonLink>
          </div>
        </>
      )}
      {takesIdeasFrom && <p>{t("ideas.opensOn", { day: facts.day(takesIdeasFrom) })}</p>}
    </article>
  );
}
