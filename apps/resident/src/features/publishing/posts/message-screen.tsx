import { useSeenObject } from "@stoep/client/notices";
import { Refused } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { LockIcon, ReportIcon, SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useParams } from "wouter";
import {
  BackLink,
  ButtonLink,
  CardSkeleton,
  CommentsSkeleton,
  EmptyState,
  firstScreen,
  LoadFailed,
  Notice,
  OfflineCopyNotice,
  RichText,
  useLive,
  useOfflineCopy,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { Comments } from "../../conversations/index.ts";
import { isOver } from "../alerts/alert-badge.tsx";
import { AlertLine } from "../alerts/alert-line.tsx";
import { KindPart } from "../kinds/index.tsx";
import { useText } from "../words.ts";
import { Attachments, Video } from "./attachments.tsx";
import { findInCachedFeed } from "./cached-feed.ts";
import { CallToAction, LanguageNote } from "./extras.tsx";
import style from "./message.module.css";
import { PostPoll, PostReactions } from "./message-card.tsx";
import { MessageHead } from "./message-head.tsx";
import { useOriginal } from "./original.ts";
import { usePostCache } from "./post-cache.ts";
import { PostGallery } from "./post-gallery.tsx";
import { usePostQuery } from "./post-query.ts";
import { postSubject } from "./post-subject.ts";
import { ReportButton } from "./report-button.tsx";
import { signInAddress } from "./sign-in-address.ts";
import { useOpenedReport } from "./view-reports.ts";

/** One message: for residents with its comments, for visitors if it is on the public page. */
export function MessageScreen() {
  const t = useText();
  const { postId = "" } = useParams();
  const query = useQuery(usePostQuery(postId));
  useLive(["feed", "conversations"], () => void query.refetch());
  const isResident = useResidence() !== null;
  const kind = isResident ? "messages" : "publicMessages";
  const { value: post, keptAt } = useOfflineCopy(kind, postId, query, () =>
    isResident ? findInCachedFeed(postId) : null,
  );
  useTitle(post?.title ?? t("message"));
  useOpenedReport(query.data?.id);
  useSeenObject("post", isResident ? query.data?.id : undefined);
  // Also when it is deleted while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <PostGone />;
  return (
    <>
      <BackLink />
      <OfflineCopyNotice at={keptAt} />
      {post && <PostMessage post={post} />}
      {!post && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton hasPicture />}
    </>
  );
}

function PostMessage({ post: known }: { post: ReadPost }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const original = useOriginal(known);
  const post = original.shown;
  return (
    <>
      <article className={`card ${post.type === "urgent" && !isOver(post.alert) ? style.urgent : ""}`}>
        <MessageHead post={post} />
        <h1 lang={post.language}>{post.title}</h1>
        <KindPart post={post} on="page" place="facts" />
        <PostGallery images={post.images} />
        <RichText html={post.textHtml} language={post.language} />
        <LanguageNote original={original} />
        {post.videoId && <Video videoId={post.videoId} title={post.title} />}
        <Attachments files={post.attachments} />
        {post.cta && <CallToAction postId={post.id} cta={post.cta} />}
        <PostPoll post={post} />
        {post.followedIn === null && <KindPart post={post} on="page" place="act" />}
        <div className={style.foot}>
          <PostReactions post={post} />
          {isResident && post.followedIn === null && mayReport(post) && (
            <ReportButton postId={post.id}>
              <ReportIcon aria-hidden />
            </ReportButton>
          )}
        </div>
      </article>
      {post.alert && <AlertLine postId={post.id} alert={post.alert} />}
      {isResident && post.followedIn !== null && <Notice>{t("onlyRead", { name: post.followedIn })}</Notice>}
      {isResident && post.followedIn === null && <PostComments post={post} />}
      {!isResident && <SignInNotice />}
    </>
  );
}

/** A copy that an earlier version of the app stored has no verdict. */
const mayReport = ({ can }: Partial<ReadPost>) => can?.report === true;

function PostComments({ post }: { post: ReadPost }) {
  const change = usePostCache();
  useCommentsInView();
  return (
    <div className="card">
      <Suspense fallback={<CommentsSkeleton />}>
        <Comments
          subject={postSubject(post.id)}
          onCount={(by) => change(post.id, (known) => ({ commentCount: known.commentCount + by }))}
        />
      </Suspense>
    </div>
  );
}

/** Scrolls to the comments once they have loaded, if the link leads to them. */
function useCommentsInView(): void {
  useEffect(() => {
    if (location.hash !== "#comments") return;
    const timer = setInterval(() => {
      const title = document.getElementById("comments");
      if (!title) return;
      title.scrollIntoView();
      clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, []);
}

function SignInNotice() {
  const t = useText();
  return (
    <Notice title={t("guest.title")}>
      <p>{t("guest.text")}</p>
      <div>
        <ButtonLink href={signInAddress()}>{t("guest.signIn")}</ButtonLink>
      </div>
    </Notice>
  );
}

/**
 * Readers who are not signed in may have come by a mailed link: they sign in before the screen says that the message was deleted. S1 §8
 */
function PostGone() {
  const t = useText();
  const isResident = useResidence() !== null;
  return (
    <EmptyState
      isScreen
      icon={isResident ? <SearchIcon aria-hidden /> : <LockIcon aria-hidden />}
      title={t(isResident ? "gone.title" : "gone.guestTitle")}
      action={
        <ButtonLink look="main" href={isResident ? firstScreen : signInAddress()}>
          {t(isResident ? "gone.home" : "guest.signIn")}
        </ButtonLink>
      }
    >
      {t(isResident ? "gone.text" : "gone.guest")}
    </EmptyState>
  );
}
