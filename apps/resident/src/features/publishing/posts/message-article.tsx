import type { ReadPost } from "@stoep/contract/publishing";
import { ReportIcon } from "@stoep/ui/icons";
import { RichText, useResidence } from "../../../app/index.ts";
import { isOver } from "../alerts/alert-badge.tsx";
import { AlertLine } from "../alerts/alert-line.tsx";
import { KindPart } from "../kinds/index.tsx";
import { Attachments, Video } from "./attachments.tsx";
import { BelongsTo } from "./belongs-to.tsx";
import { CallToAction, LanguageNote } from "./extras.tsx";
import style from "./message.module.css";
import { PostPoll, PostReactions } from "./message-card.tsx";
import { MessageHead } from "./message-head.tsx";
import { useOriginal } from "./original.ts";
import { PostGallery } from "./post-gallery.tsx";
import { ReportButton } from "./report-button.tsx";

/** A message on its own page, and below it the alert's follow-ups. */
export function MessageArticle({ post: known }: { post: ReadPost }) {
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
        {post.link && <BelongsTo postId={post.id} link={post.link} />}
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
    </>
  );
}

/** A copy that an earlier version of the app stored has no verdict. */
const mayReport = ({ can }: Partial<ReadPost>) => can?.report === true;
