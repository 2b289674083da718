import { useSeenObject } from "@stoep/client/notices";
import { Refused } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "wouter";
import {
  BackLink,
  ButtonLink,
  CardSkeleton,
  CommentsSkeleton,
  firstScreen,
  LoadFailed,
  Notice,
  OfflineCopyNotice,
  useAnchorInView,
  useLive,
  useOfflineCopy,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { Comments } from "../../conversations/index.ts";
import { useText } from "../words.ts";
import { findInCachedFeed } from "./cached-feed.ts";
import { GoneScreen } from "./gone-screen.tsx";
import { MessageArticle } from "./message-article.tsx";
import { usePostCache } from "./post-cache.ts";
import { usePostQuery } from "./post-query.ts";
import { postSubject } from "./post-subject.ts";
import { signInAddress } from "./sign-in-address.ts";
import { useOpenedReport } from "./view-reports.ts";

/** One message: for residents with its comments, for visitors if it is on the public page. */
export function MessageScreen() {
  const t = useText();
  const { postId = "" } = useParams();
  const query = useQuery(usePostQuery(postId));
  // What it belongs to is another capability's, and may be taken away.
  useLive(["feed", "conversations", "participation"], () => void query.refetch());
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

function PostMessage({ post }: { post: ReadPost }) {
  const t = useText();
  const isResident = useResidence() !== null;
  return (
    <>
      <MessageArticle post={post} />
      {isResident && post.followedIn !== null && <Notice>{t("onlyRead", { name: post.followedIn })}</Notice>}
      {isResident && post.followedIn === null && <PostComments post={post} />}
      {!isResident && <SignInNotice />}
    </>
  );
}

function PostComments({ post }: { post: ReadPost }) {
  const change = usePostCache();
  useAnchorInView("comments");
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

function PostGone() {
  const t = useText();
  return (
    <GoneScreen
      resident={{ title: t("gone.title"), text: t("gone.text"), act: t("gone.home"), href: firstScreen }}
      guest={{ title: t("gone.guestTitle"), text: t("gone.guest"), act: t("guest.signIn") }}
    />
  );
}
