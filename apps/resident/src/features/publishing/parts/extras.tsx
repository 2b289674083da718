import type { ReadPost } from "@stoep/contract/publishing";
import { AttachmentIcon, ExternalLinkIcon, LanguageIcon, VideoIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button, languageNames, OutsideLink, useFormat } from "../../../app/index.ts";
import { useReaderLanguage } from "../reader-language.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";

/** Says when the words are a translation, or in a language that the reader did not choose. */
export function LanguageNote({ post }: { post: ReadPost }) {
  const t = useText();
  const reader = useReaderLanguage();
  const isForeign = post.language !== reader;
  if (!isForeign && !post.isTranslated) return null;
  return (
    <p className={style.note}>
      <LanguageIcon aria-hidden />
      {isForeign ? t("foreign", { language: languageNames[post.language] }) : t("translated")}
    </p>
  );
}

/** Nothing is asked of YouTube before the reader wants it. */
export function Video({ videoId, title }: { videoId: string; title: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <iframe
        className={style.video}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={t("video.of", { title })}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={style.videoChoice}>
      <p>{t("video.note")}</p>
      <div className={style.videoActions}>
        <Button onClick={() => setOpen(true)}>
          <VideoIcon aria-hidden />
          {t("video.play")}
        </Button>
        <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener noreferrer">
          {t("video.open")}
        </a>
      </div>
    </div>
  );
}

export function Attachments({ files }: { files: ReadPost["attachments"] }) {
  const format = useFormat();
  const t = useText();
  if (files.length === 0) return null;
  return (
    <ul className={style.files} aria-label={t("attachments")}>
      {files.map(({ id, name, bytes, address }) => (
        <li key={id}>
          <a className={style.file} href={`${address}/original`} download={name}>
            <AttachmentIcon aria-hidden />
            {name} <span>{format.bytes(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function CallToAction({ cta }: { cta: NonNullable<ReadPost["cta"]> }) {
  return (
    <div className={style.cta}>
      {cta.description && <p>{cta.description}</p>}
      <div>
        <OutsideLink href={cta.link} look="main">
          {cta.text}
          <ExternalLinkIcon aria-hidden />
        </OutsideLink>
      </div>
    </div>
  );
}
