import { useSeenObject } from "@stoep/client/notices";
import { Refused } from "@stoep/contract/kernel";
import type { ReadIdea } from "@stoep/contract/participation";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import {
  BackLink,
  ButtonLink,
  CardSkeleton,
  CommentsSkeleton,
  LoadFailed,
  Notice,
  OfflineCopyNotice,
  UpLink,
  useAnchorInView,
  useLive,
  useOfflineCopy,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { Comments, DecisionNotice } from "../../conversations/index.ts";
import { GoneScreen, signInAddress } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { AuthorActions } from "./author-actions.tsx";
import { ideaHref, type OpenedFromBallot, projectHref } from "./idea-address.ts";
import { IdeaArticle } from "./idea-article.tsx";
import { useIdeaCache } from "./idea-cache.ts";
import { useIdeaQuery } from "./idea-query.ts";
import { ideaSubject } from "./idea-subject.ts";
import { IdeaTimeline } from "./idea-timeline.tsx";
import { MergedPart } from "./merged-part.tsx";
import { WorksPart } from "./works-part.tsx";

/** One idea: its text, what was decided and what came of it, and its comments. */
export function IdeaScreen() {
  const t = useText();
  const { ideaId = "" } = useParams();
  const query = useQuery(useIdeaQuery(ideaId));
  useAnchorInView("comments");
  useLive(["participation"], () => void query.refetch());
  const isResident = useResidence() !== null;
  useSeenObject("idea", isResident ? query.data?.id : undefined);
  const { value: idea, keptAt } = useOfflineCopy(isResident ? "ideas" : "publicIdeas", ideaId, query);
  useTitle(idea?.title ?? t("ideas.idea"));
  // Also when it is withdrawn while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <IdeaGone />;
  return (
    <>
      {idea && <WayBack idea={idea} />}
      <OfflineCopyNotice at={keptAt} />
      {idea && <Idea idea={idea} />}
      {!idea && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton hasPicture />}
    </>
  );
}

/** To the ballot from which the idea was opened, as it was left; else to its project. */
function WayBack({ idea: { project } }: { idea: ReadIdea }) {
  const t = useText();
  const ballot = useHistoryState<OpenedFromBallot | null>()?.ballot;
  if (ballot) return <BackLink list={ballot}>{t("ideas.toBallot")}</BackLink>;
  return <UpLink href={projectHref(project.id)}>{project.name}</UpLink>;
}

function Idea({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const { mergedInto, decision, isWaiting, isHidden } = idea;
  return (
    <>
      {mergedInto && (
        <Notice title={t("ideas.merged.into")}>
          <Link href={ideaHref(mergedInto.id)}>{mergedInto.title}</Link>
        </Notice>
      )}
      {isWaiting && <Notice title={t("ideas.waits")}>{t("ideas.waitsText")}</Notice>}
      {isHidden && !decision && <Notice tone="warning">{t("ideas.hiddenText")}</Notice>}
      {decision && (
        <Suspense fallback={null}>
          <DecisionNotice decision={decision} what="message" />
        </Suspense>
      )}
      <IdeaArticle idea={idea} />
      {idea.author.isMe && <AuthorActions idea={idea} />}
      <WorksPart idea={idea} />
      <MergedPart idea={idea} />
      <IdeaTimeline idea={idea} />
      {isResident && !isWaiting && <IdeaComments ideaId={idea.id} />}
      {!isResident && <GuestNotice count={idea.commentCount} />}
    </>
  );
}

function IdeaComments({ ideaId }: { ideaId: string }) {
  const change = useIdeaCache();
  return (
    <div className="card">
      <Suspense fallback={<CommentsSkeleton />}>
        <Comments
          subject={ideaSubject(ideaId)}
          onCount={(by) => change(ideaId, (known) => ({ commentCount: known.commentCount + by }))}
        />
      </Suspense>
    </div>
  );
}

/** Comments are read in the network only; how many there are, everywhere. */
function GuestNotice({ count }: { count: number }) {
  const t = useText();
  return (
    <div id="comments">
      <Notice title={t("ideas.comments", { count })}>
        <p>{t("ideas.guestText")}</p>
        <div>
          <ButtonLink href={signInAddress()}>{t("gone.signIn")}</ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

function IdeaGone() {
  const t = useText();
  return (
    <GoneScreen
      resident={{ title: t("ideas.gone.title"), text: t("ideas.gone.text"), act: t("gone.all"), href: "/projects" }}
      guest={{ title: t("ideas.gone.guestTitle"), text: t("ideas.gone.guest"), act: t("gone.signIn") }}
    />
  );
}
