import type { Language } from "@stoep/contract/kernel";
import { Avatar, RichText } from "@stoep/ui";
import { AttachmentIcon, CommentsIcon, ExternalLinkIcon, ReactionIcon, UrgentIcon, VideoIcon } from "@stoep/ui/icons";
import style from "./message-card.module.css";
import { PollCard } from "./poll-card.tsx";
import { type ReaderText, useReaderMoment, useReaderText } from "./reader-words.ts";
import type { Shown } from "./shown.ts";

/** A link followed here must not lead away from what is being written. */
const inNewTab = (html: string): string => html.replaceAll("<a ", '<a target="_blank" ');

/** A message as the residents' app draws it. It sends no request to another site, and its controls do nothing. */
export function MessageCard({ post }: { post: Shown }) {
  const t = useReaderText(post.language);
  return (
    <article className={style.card} data-urgent={post.type === "urgent" || undefined}>
      <Sender post={post} t={t} />
      <h3 className={style.title}>{post.title || t("compose.reading.noTitle")}</h3>
      <Pictures images={post.images} />
      {post.textHtml ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, or just made by the editor's own schema
        <RichText className={style.text} dangerouslySetInnerHTML={{ __html: inNewTab(post.textHtml) }} />
      ) : (
        <p className={style.quiet}>{t("compose.reading.noText")}</p>
      )}
      {post.videoId && <Video videoId={post.videoId} t={t} />}
      <Attachments files={post.attachments} language={post.language} />
      <CallToAction cta={post.cta} />
      {post.poll && <PollCard poll={post.poll} t={t} language={post.language} />}
      <div className={style.foot}>
        <span>
          <ReactionIcon aria-hidden />
          {t("compose.reading.react")}
        </span>
        <span>
          <CommentsIcon aria-hidden />
          {t(post.isCommentsDisabled ? "compose.reading.commentsOff" : "compose.reading.comments")}
        </span>
      </div>
    </article>
  );
}

function Sender({ post, t }: { post: Shown; t: ReaderText }) {
  const { name, logo } = post.organisation;
  const momentOf = useReaderMoment(post.language);
  return (
    <header className={style.sender}>
      <Avatar name={name} src={logo ? `${logo.address}/320` : null} alt="" color="canal" radius="md" />
      <div>
        <strong>{name}</strong>
        <time dateTime={post.publishedAt}>{momentOf(post.publishedAt)}</time>
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

/** As the residents' app frames them: never taller than a square and a bit, never flatter than a banner. */
function Pictures({ images }: { images: Shown["images"] }) {
  return images.map((image) => (
    <div
      key={image.id}
      className={style.picture}
      style={{ aspectRatio: Math.min(2.2, Math.max(0.85, (image.width ?? 3) / (image.height ?? 2))) }}
    >
      <img src={`${image.address}/800`} alt={image.altText} />
    </div>
  ));
}

/** A link, nothing more: the provider is not asked for a picture of it. */
function Video({ videoId, t }: { videoId: string; t: ReaderText }) {
  return (
    <a
      className={style.video}
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={style.play}>
        <VideoIcon aria-hidden />
      </span>
      {t("compose.reading.video")}
    </a>
  );
}

function CallToAction({ cta }: { cta: Shown["cta"] }) {
  if (!cta) return null;
  return (
    <div className={style.cta}>
      {cta.description && <p>{cta.description}</p>}
      <a href={cta.link || undefined} target="_blank" rel="noopener noreferrer">
        {cta.text}
        <ExternalLinkIcon aria-hidden />
      </a>
    </div>
  );
}

function Attachments({ files, language }: { files: Shown["attachments"]; language: Language }) {
  if (files.length === 0) return null;
  const size = new Intl.NumberFormat(language, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  return (
    <ul className={style.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`${file.address}/original`} download={file.name}>
            <AttachmentIcon aria-hidden />
            {file.name}
            <small>{size.format(Math.max(1, Math.round(file.bytes / 1000)))}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
