import { Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "wouter";
import {
  BackLink,
  CardSkeleton,
  LoadFailed,
  OfflineCopyNotice,
  ProjectParts,
  useAnchorInView,
  useLive,
  useOfflineCopy,
  useResidence,
  useTitle,
} from "../../app/index.ts";
import { GoneScreen, LinkedPosts } from "../publishing/index.ts";
import { IdeasPart } from "./ideas/index.ts";
import { ProjectArticle, useOpened, useProjectQuery } from "./projects/index.ts";
import { useText } from "./words.ts";

/** One project: for the residents it is for, or for everybody if it is public. */
export function ProjectScreen() {
  const t = useText();
  const { projectId = "" } = useParams();
  const query = useQuery(useProjectQuery(projectId));
  useLive(["participation"], () => void query.refetch());
  const isResident = useResidence() !== null;
  const { value: project, keptAt } = useOfflineCopy(isResident ? "projects" : "publicProjects", projectId, query);
  useAnchorInView("phase-");
  useAnchorInView("ideas");
  useTitle(project?.title ?? t("project"));
  useOpened(query.data?.id);
  // Also when it is deleted, or no longer public, while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <ProjectGone />;
  return (
    <>
      <BackLink list="/take-part" />
      <OfflineCopyNotice at={keptAt} />
      {project && <ProjectArticle project={project} />}
      {project && (
        <Suspense fallback={<CardSkeleton />}>
          <ProjectParts project={project} />
          <IdeasPart project={project} />
        </Suspense>
      )}
      {query.data && <LinkedPosts kind="project" id={query.data.id} title={t("posts")} />}
      {!project && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton hasPicture />}
    </>
  );
}

function ProjectGone() {
  const t = useText();
  return (
    <GoneScreen
      resident={{ title: t("gone.title"), text: t("gone.text"), act: t("gone.all"), href: "/projects" }}
      guest={{ title: t("gone.guestTitle"), text: t("gone.guest"), act: t("gone.signIn") }}
    />
  );
}
