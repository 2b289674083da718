import type { Language } from "@stoep/contract/kernel";
import { Avatar, RichText } from "@stoep/ui";
import { AttachmentIcon, CommentsIcon, LikeIcon, UrgentIcon, VideoIcon } from "@stoep/ui/icons";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../../app/index.ts";
import type en from "../text/en.json";
import style from "./message-card.module.css";
import { PollCard } from "./poll-card.tsx";
import type { Shown } from "./shown.ts";

export type ReaderText = Translate<typeof en>;

/** Words in the reader's language, whatever the editor's is. */
function useReaderText(language: Language): ReaderText {
  const { t } = useTranslation("publishing", { lng: language });
  return t as ReaderText;
}

/** A link followed here must not lead away from what is being written. */
const inNewTab = (html: string): string => html.replaceAll("<a ", '<a target="_blank" ');

/** A message as the residents' app draws it. Nothing in it asks anything of another site, and nothing answers. */
export function MessageCard({ post }: { post: Shown }) {
  const t = useReaderText(post.language);
  return (
    <article className={style.card} data-urgent={post.type === "urgent" || undefined}>
      <Sender post={post} />
      {post.type === "urgent" && (
        <p className={style.urgent}>
          <UrgentIcon aria-hidden />
          {t("compose.reading.urgent")}
        </p>
      )}
      <h3 className={style.title}>{post.title || t("compose.reading.noTitle")}</h3>
      <Pictures images={post.images} />
      {post.textHtml ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, or just made by the editor's own schema
        <RichText className={style.text} dangerouslySetInnerHTML={{ __html: inNewTab(post.textHtml) }} />
      ) : (
        <p className={style.quiet}>{t("compose.reading.noText")}</p>
      )}
      {post.videoId && (
        <a
          className={style.video}
          href={`https://www.youtube.com/watch?v=${post.videoId}`}
          target="_blank"
          rel="noreferrer"
        >
          <span className={style.play}>
            <VideoIcon aria-hidden />
          </span>
          {t("compose.reading.video")}
        </a>
      )}
      {post.poll && <PollCard poll={post.poll} t={t} language={post.language} />}
      <CallToAction cta={post.cta} />
      <Attachments files={post.attachments} language={post.language} />
      <div className={style.foot}>
        <span>
          <LikeIcon aria-hidden />
          {t("compose.reading.react")}
        </span>
        <span>
          <CommentsIcon aria-hidden />
          {t(post.isCommentsDisabled ? "compose.reading.commentsOff" : "compose.reading.comment")}
        </span>
      </div>
    </article>
  );
}

function Sender({ post }: { post: Shown }) {
  const { name, logo } = post.organisation;
  const moment = new Intl.DateTimeFormat(post.language, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (
    <header className={style.sender}>
      <Avatar name={name} src={logo ? `${logo.address}/320` : null} alt="" color="canal" radius="xl" />
      <div>
        <strong>{name}</strong>
        <time dateTime={post.publishedAt}>{moment.format(new Date(post.publishedAt))}</time>
      </div>
    </header>
  );
}

function Pictures({ images }: { images: Shown["images"] }) {
  if (images.length === 0) return null;
  return (
    <div className={style.pictures} data-one={images.length === 1 || undefined}>
      {images.map((image) => (
        <img
          key={image.id}
          src={`${image.address}/800`}
          alt={image.altText}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
        />
      ))}
    </div>
  );
}

function CallToAction({ cta }: { cta: Shown["cta"] }) {
  if (!cta) return null;
  return (
    <div className={style.cta}>
      {cta.description && <p>{cta.description}</p>}
      <a href={cta.link || undefined} target="_blank" rel="noreferrer">
        {cta.text}
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
          <AttachmentIcon aria-hidden />
          <a href={`${file.address}/original`}>{file.name}</a>
          <small>{size.format(Math.max(1, Math.round(file.bytes / 1000)))}</small>
        </li>
      ))}
    </ul>
  );
}
