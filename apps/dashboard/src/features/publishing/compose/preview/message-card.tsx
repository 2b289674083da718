import { fileSize } from "@stoep/client/formats";
import { bareWords } from "@stoep/contract/rich-text";
import { RichText } from "@stoep/ui";
import {
  AttachmentIcon,
  CommentsIcon,
  ExternalLinkIcon,
  LanguageIcon,
  ReactionIcon,
  UrgentIcon,
} from "@stoep/ui/icons";
import { kindParts } from "../kinds/parts.ts";
import { IdleControl } from "./idle-control.tsx";
import style from "./message-card.module.css";
import { Pictures } from "./pictures.tsx";
import { PollCard } from "./poll-card.tsx";
import type { PreviewPost } from "./preview-post.ts";
import { type Reader, useReader } from "./reader-words.ts";
import { VideoCard } from "./video-card.tsx";

/** The length at which the residents' app truncates texts in its feed. */
const shortLength = 420;

/** Following a link here must not navigate away from unsaved text. */
const inNewTab = (html: string): string => html.replaceAll("<a ", '<a target="_blank" ');

type Props = {
  post: PreviewPost;
  /** As shown in the feed, rather than opened. */
  isShort?: boolean;
};

/** A message as the residents' app shows it. Sends no request to another site, and its controls do nothing, except that pictures enlarge. */
export function MessageCard({ post, isShort = false }: Props) {
  const reader = useReader(post.language);
  const { t } = reader;
  const { Card } = kindParts[post.kind];
  const isLong = isShort && bareWords(post.textHtml).length > shortLength;
  const hasMore = isShort && (isLong || post.attachments.length > 0 || post.videoId !== null);
  return (
    <article className={style.card} data-urgent={post.type === "urgent" || undefined}>
      <Head post={post} reader={reader} />
      <h3 className={isShort ? style.title : style.pageTitle}>{post.title || t("compose.reading.noTitle")}</h3>
      {Card && <Card post={post} isShort={isShort} reader={reader} />}
      <Pictures images={post.images} isShort={isShort} reader={reader} />
      <Words html={post.textHtml} isClamped={isLong} reader={reader} />
      {post.isTranslated && (
        <p className={style.note}>
          <LanguageIcon aria-hidden />
          {t("compose.reading.translated")}
        </p>
      )}
      {hasMore && <p className={style.link}>{t("compose.reading.more")}</p>}
      {!isShort && post.videoId && <VideoCard videoId={post.videoId} t={t} />}
      {!isShort && <Attachments files={post.attachments} reader={reader} />}
      <CallToAction cta={post.cta} />
      {post.poll && <PollCard poll={post.poll} reader={reader} />}
      <div className={style.foot}>
        <IdleControl>
          <ReactionIcon aria-hidden />
          {t("compose.reading.react")}
        </IdleControl>
        {isShort && (
          <span className={style.comments}>
            <CommentsIcon aria-hidden />
            {t("compose.reading.comments", { count: post.commentCount })}
          </span>
        )}
      </div>
    </article>
  );
}

function Words({ html, isClamped, reader: { t } }: { html: string; isClamped: boolean; reader: Reader }) {
  if (!html) return <p className={style.quiet}>{t("compose.reading.noText")}</p>;
  return (
    <RichText
      className={style.text}
      data-clamped={isClamped || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, or just made by the editor's own schema
      dangerouslySetInnerHTML={{ __html: inNewTab(html) }}
    />
  );
}

/** A scheduled message shows the time it is scheduled for. */
function Head({ post, reader: { t, format } }: { post: PreviewPost; reader: Reader }) {
  const { name, logo } = post.organisation;
  const isToCome = new Date(post.publishedAt) > new Date();
  return (
    <header className={style.head}>
      {logo ? (
        <img className={style.avatar} src={`${logo.address}/320`} alt="" />
      ) : (
        <span className={style.avatar} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      <div className={style.sender}>
        <strong>{name}</strong>
        <time dateTime={post.publishedAt}>
          {isToCome ? format.moment(post.publishedAt) : format.ago(post.publishedAt)}
          {post.isEdited && ` · ${t("compose.reading.edited")}`}
        </time>
      </div>
      {post.type === "urgent" && (
        <span className={style.urgent}>
          <UrgentIcon aria-hidden />
          {t("compose.reading.urgent")}
        </span>
      )}
    </header>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

function CallToAction({ cta }: { cta: PreviewPost["cta"] }) {
  if (!cta) return null;
  return (
    <div className={style.cta}>
      {cta.description && <p>{cta.description}</p>}
      {cta.link ? (
        <a href={cta.link} target="_blank" rel="noopener noreferrer">
          {cta.text}
          <ExternalLinkIcon aria-hidden />
        </a>
      ) : (
        <IdleControl>{cta.text}</IdleControl>
      )}
    </div>
  );
}

function Attachments({ files, reader: { format } }: { files: PreviewPost["attachments"]; reader: Reader }) {
  if (files.length === 0) return null;
  return (
    <ul className={style.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`${file.address}/original`} download={file.name}>
            <AttachmentIcon aria-hidden />
            {file.name}
            <small>{fileSize(format, file.bytes)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
