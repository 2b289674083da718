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
  EmptyState,
  firstScreen,
  KeptNotice,
  LoadFailed,
  Notice,
  RichText,
  TalkSkeleton,
  useKept,
  useLive,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { Comments } from "../../conversations/index.ts";
import { asSubject } from "../as-subject.ts";
import { inKeptFeed } from "../kept-feed.ts";
import { useKnownPosts } from "../known-posts.ts";
import { useOriginal } from "../original.ts";
import { isOver } from "../parts/alert-badge.tsx";
import { AlertLine } from "../parts/alert-line.tsx";
import { AllPictures } from "../parts/all-pictures.tsx";
import { Attachments, Video } from "../parts/enclosures.tsx";
import { CallToAction, LanguageNote } from "../parts/extras.tsx";
import { KindPart } from "../parts/kinds/index.tsx";
import style from "../parts/message.module.css";
import { Answers, Reactions } from "../parts/message-card.tsx";
import { MessageHead } from "../parts/message-head.tsx";
import { ReportButton } from "../parts/report-button.tsx";
import { usePostQuery } from "../post-query.ts";
import { useOpened } from "../seen.ts";
import { signInFirst } from "../sign-in-first.ts";
import { useText } from "../words.ts";

/** One message: for residents with its comments, for passers-by if it is on the public page. */
export function MessageScreen() {
  const t = useText();
  const { postId = "" } = useParams();
  const query = useQuery(usePostQuery(postId));
  useLive(["feed", "conversations"], () => void query.refetch());
  const isResident = useResidence() !== null;
  const kind = isResident ? "messages" : "publicMessages";
  const { value: post, keptAt } = useKept(kind, postId, query, () => (isResident ? inKeptFeed(postId) : null));
  useTitle(post?.title ?? t("message"));
  useOpened(query.data?.id);
  useSeenObject("post", isResident ? query.data?.id : undefined);
  // Also when it is deleted while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <Gone />;
  return (
    <>
      <BackLink />
      <KeptNotice at={keptAt} />
      {post && <Message post={post} />}
      {!post && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton hasPicture />}
    </>
  );
}

function Message({ post: known }: { post: ReadPost }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const original = useOriginal(known);
  const post = original.shown;
  return (
    <>
      <article className={`${style.card} ${post.type === "urgent" && !isOver(post.alert) ? style.urgent : ""}`}>
        <MessageHead post={post} />
        <h1 lang={post.language}>{post.title}</h1>
        <KindPart post={post} on="page" place="facts" />
        <AllPictures images={post.images} />
        <RichText html={post.textHtml} language={post.language} />
        <LanguageNote original={original} />
        {post.videoId && <Video videoId={post.videoId} title={post.title} />}
        <Attachments files={post.attachments} />
        {post.cta && <CallToAction postId={post.id} cta={post.cta} />}
        <Answers post={post} />
        {post.followedIn === null && <KindPart post={post} on="page" place="act" />}
        <div className={style.foot}>
          <Reactions post={post} />
          {isResident && post.followedIn === null && (
            <ReportButton postId={post.id}>
              <ReportIcon aria-hidden />
            </ReportButton>
          )}
        </div>
      </article>
      {post.alert && <AlertLine postId={post.id} alert={post.alert} />}
      {isResident && post.followedIn !== null && <Notice>{t("onlyRead", { name: post.followedIn })}</Notice>}
      {isResident && post.followedIn === null && <Talk post={post} />}
      {!isResident && <SignInNotice />}
    </>
  );
}

function Talk({ post }: { post: ReadPost }) {
  const change = useKnownPosts();
  useCommentsInView();
  return (
    <div className={style.card}>
      <Suspense fallback={<TalkSkeleton />}>
        <Comments
          subject={asSubject(post.id)}
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
        <ButtonLink href={signInFirst()}>{t("guest.signIn")}</ButtonLink>
      </div>
    </Notice>
  );
}

/** S1 §8. Readers who are not signed in may have come by a mailed link; they sign in before they are told that it is gone. */
function Gone() {
  const t = useText();
  const isResident = useResidence() !== null;
  return (
    <EmptyState
      isScreen
      icon={isResident ? <SearchIcon aria-hidden /> : <LockIcon aria-hidden />}
      title={t(isResident ? "gone.title" : "gone.guestTitle")}
      action={
        <ButtonLink look="main" href={isResident ? firstScreen : signInFirst()}>
          {t(isResident ? "gone.home" : "guest.signIn")}
        </ButtonLink>
      }
    >
      {t(isResident ? "gone.text" : "gone.guest")}
    </EmptyState>
  );
}
