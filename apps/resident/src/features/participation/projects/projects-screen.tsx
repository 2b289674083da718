import { pagesOf } from "@stoep/client/pages";
import { ProjectIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  BackLink,
  CardSkeleton,
  EmptyState,
  ListState,
  TakePartParts,
  useLanguage,
  useLive,
  useNetwork,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { MessageList } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { ProjectCard } from "./project-card.tsx";

/** For residents the projects of their neighbourhoods, for visitors those that are public. */
export function ProjectsScreen() {
  const t = useText();
  const { slug: networkSlug, name } = useNetwork();
  const isResident = useResidence() !== null;
  const language = useLanguage();
  const ofResident = pagesOf(api.participation.listOpenProjects);
  const ofAll = pagesOf(api.participation.listPublicProjects, { params: { networkSlug }, query: { language } });
  const query = useInfiniteQuery(isResident ? ofResident : ofAll);
  useLive(["participation"], () => void query.refetch());
  const title = isResident ? t("ofNeighbourhood") : t("ofNetwork", { network: name });
  useTitle(title);
  const projects = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <BackLink list="/take-part" />
      <h1>{title}</h1>
      <TakePartParts view="first" />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && projects.length === 0}
        hasContent={projects.length > 0}
        skeleton={<CardSkeleton hasPicture />}
        empty={
          <EmptyState title={t("none")} icon={<ProjectIcon aria-hidden />}>
            {t("noneText")}
          </EmptyState>
        }
      />
      {projects.length > 0 && (
        <MessageList
          cards={projects.map((project, index) => (
            <ProjectCard key={project.id} project={project} isFirst={index === 0} />
          ))}
          paging={query}
        />
      )}
    </>
  );
}
