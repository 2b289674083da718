import type { ReadPost } from "@stoep/contract/publishing";
import { CommentsIcon } from "@stoep/ui/icons";
import { type MouseEvent, Suspense, useRef } from "react";
import { Link } from "wouter";
import { lengthOf, RichText, Skeleton } from "../../../app/index.ts";
import { PollPart, pollHeight, ReactionBar } from "../../conversations/index.ts";
import { isOver } from "../alerts/alert-badge.tsx";
import { KindPart } from "../kinds/index.tsx";
import { useText } from "../words.ts";
import { BelongsTo } from "./belongs-to.tsx";
import { CallToAction, LanguageNote } from "./extras.tsx";
import style from "./message.module.css";
import { MessageHead } from "./message-head.tsx";
import { useOriginal } from "./original.ts";
import { FirstPicture } from "./pictures.tsx";
import { usePostCache } from "./post-cache.ts";
import { postSubject } from "./post-subject.ts";
import { useCanRespond } from "./reader-actions.ts";
import { useSeenReport } from "./view-reports.ts";

/** A longer text is cut to this many characters; the message's own page has all of it. */
const shortLength = 420;

/** The text lies above the title's link, so that it can be selected; pressing it opens the message too. */
function openFromText({ target }: MouseEvent, link: HTMLAnchorElement | null): void {
  const isOnWords = target instanceof Element && target.closest(`.${style.words}`) && !target.closest("a");
  if (isOnWords && getSelection()?.isCollapsed !== false) link?.click();
}

type Props = {
  post: ReadPost;
  isFirst?: boolean;
  /** It stands on the page of what it belongs to. */
  isOnLinkedPage?: boolean;
};

/** A message in a list. Pressing it anywhere opens the message, except on other controls. */
export function MessageCard({ post: known, isFirst = false, isOnLinkedPage = false }: Props) {
  const t = useText();
  const original = useOriginal(known);
  const post = original.shown;
  const element = useSeenReport<HTMLElement>(post.id);
  const link = useRef<HTMLAnchorElement>(null);
  const href = `/m/${post.id}`;
  const isLong = lengthOf(post.textHtml) > shortLength;
  const hasMore = isLong || post.attachments.length > 0 || post.videoId !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's link opens it by keyboard
    <article
      ref={element}
      className={`card covered ${post.type === "urgent" && !isOver(post.alert) ? style.urgent : ""}`}
      aria-labelledby={`title-${post.id}`}
      onClick={(event) => openFromText(event, link.current)}
    >
      <MessageHead post={post} />
      <h2 className={style.title} id={`title-${post.id}`} lang={post.language}>
        <Link ref={link} className="cover" href={href}>
          {post.title}
        </Link>
      </h2>
      <KindPart post={post} on="card" place="facts" />
      <FirstPicture images={post.images} isFirst={isFirst} />
      <div className={style.words}>
        <RichText html={post.textHtml} language={post.language} isShort={isLong} />
      </div>
      <LanguageNote original={original} />
      {hasMore && (
        <p className={style.more} aria-hidden>
          {t("more")}
        </p>
      )}
      {post.cta && <CallToAction postId={post.id} cta={post.cta} />}
      {post.link && !isOnLinkedPage && <BelongsTo postId={post.id} link={post.link} />}
      <PostPoll post={post} />
      <KindPart post={post} on="card" place="act" />
      <div className={style.foot}>
        <PostReactions post={post} />
        {post.followedIn === null && (
          <Link className={style.comments} href={`${href}#comments`}>
            <CommentsIcon aria-hidden />
            {t("comments", { count: post.commentCount })}
          </Link>
        )}
      </div>
    </article>
  );
}

/** The poll, if the message has one. */
export function PostPoll({ post }: { post: ReadPost }) {
  const change = usePostCache();
  if (!post.poll) return null;
  return (
    <Suspense fallback={<Skeleton height={pollHeight(post.poll)} />}>
      <PollPart
        subject={postSubject(post.id)}
        poll={post.poll}
        onChanged={(poll) => change(post.id, () => ({ poll }))}
      />
    </Suspense>
  );
}

export function PostReactions({ post }: { post: ReadPost }) {
  const change = usePostCache();
  const mayAct = useCanRespond();
  return (
    <ReactionBar
      target={mayAct && post.followedIn === null ? postSubject(post.id) : null}
      reactions={post.reactions}
      myReaction={post.myReaction}
      onChanged={(state) => change(post.id, () => state)}
    />
  );
}
