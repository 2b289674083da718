import { pagesOf } from "@stoep/client/pages";
import { BellIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import {
  api,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  UpLink,
  useLive,
  useOfflineCopy,
  useTitle,
} from "../../../app/index.ts";
import { MessageList } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { ProjectCard } from "./project-card.tsx";

/** The projects that the resident follows, latest followed first. */
export function FollowedScreen() {
  const t = useText();
  const query = useInfiniteQuery(pagesOf(api.participation.listFollowedProjects));
  useLive(["participation"], () => void query.refetch());
  useTitle(t("followed.title"));
  const first = { data: query.data?.pages[0]?.items, error: query.error };
  const { value, keptAt } = useOfflineCopy("followedProjects", "all", first);
  const projects = query.data?.pages.flatMap(({ items }) => items) ?? value ?? [];
  return (
    <>
      <UpLink href="/me">{t("followed.back")}</UpLink>
      <h1>{t("followed.title")}</h1>
      <OfflineCopyNotice at={keptAt} />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && projects.length === 0}
        hasContent={projects.length > 0}
        skeleton={<CardSkeleton hasPicture />}
        empty={
          <EmptyState
            title={t("followed.none")}
            icon={<BellIcon aria-hidden />}
            action={<ButtonLink href="/projects">{t("followed.all")}</ButtonLink>}
          >
            {t("followed.noneText")}
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
