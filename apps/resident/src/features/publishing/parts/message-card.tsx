import type { ReadPost } from "@stoep/contract/publishing";
import { CommentsIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { lengthOf, RichText, useResidence } from "../../../app/index.ts";
import { PollPart, ReactionBar } from "../../conversations/index.ts";
import { asSubject } from "../as-subject.ts";
import { useKnownPosts } from "../known-posts.ts";
import { useOriginal } from "../original.ts";
import { useSeen } from "../seen.ts";
import { useText } from "../words.ts";
import { CallToAction, LanguageNote } from "./extras.tsx";
import style from "./message.module.css";
import { MessageHead } from "./message-head.tsx";
import { Pictures } from "./pictures.tsx";

/** More than this many characters are cut; the whole stands on the message's own page. */
const shortLength = 420;

/** A message in a list. All of it opens the message, as its title does, but what can be pressed for something else. */
export function MessageCard({ post: known, isFirst = false }: { post: ReadPost; isFirst?: boolean }) {
  const t = useText();
  const original = useOriginal(known);
  const post = original.shown;
  const element = useSeen<HTMLElement>(post.id);
  const href = `/m/${post.id}`;
  const isLong = lengthOf(post.textHtml) > shortLength;
  const hasMore = isLong || post.attachments.length > 0 || post.videoId !== null;
  return (
    <article
      ref={element}
      className={`${style.card} ${style.linked} ${post.type === "urgent" ? style.urgent : ""}`}
      aria-labelledby={`title-${post.id}`}
    >
      <MessageHead post={post} />
      <h2 className={style.title} id={`title-${post.id}`} lang={post.language}>
        <Link className={style.cover} href={href}>
          {post.title}
        </Link>
      </h2>
      <Pictures images={post.images} isShort isFirst={isFirst} />
      <RichText html={post.textHtml} language={post.language} isShort={isLong} />
      <LanguageNote original={original} />
      {hasMore && (
        <p className={style.more} aria-hidden>
          {t("more")}
        </p>
      )}
      {post.cta && <CallToAction cta={post.cta} />}
      <Answers post={post} />
      <div className={style.foot}>
        <Reactions post={post} />
        <Link className={style.comments} href={`${href}#comments`}>
          <CommentsIcon aria-hidden />
          {t("comments", { count: post.commentCount })}
        </Link>
      </div>
    </article>
  );
}

/** The poll, for who is here. */
export function Answers({ post }: { post: ReadPost }) {
  const change = useKnownPosts();
  if (!post.poll) return null;
  return (
    <PollPart subject={asSubject(post.id)} poll={post.poll} onChanged={(poll) => change(post.id, () => ({ poll }))} />
  );
}

export function Reactions({ post }: { post: ReadPost }) {
  const change = useKnownPosts();
  const isResident = useResidence() !== null;
  return (
    <ReactionBar
      target={isResident ? asSubject(post.id) : null}
      reactions={post.reactions}
      myReaction={post.myReaction}
      onChanged={(state) => change(post.id, () => state)}
    />
  );
}
