import { fileSize } from "@stoep/client/formats";
import type { ReadPost } from "@stoep/contract/publishing";
import { AttachmentIcon, VideoIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./attachments.module.css";
import panel from "./message.module.css";

/** Requests nothing from YouTube before the reader plays the video. */
export function Video({ videoId, title }: { videoId: string; title: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <iframe
        className={style.player}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={t("video.of", { title })}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={`${panel.panel} ${style.video}`}>
      <p>{t("video.note")}</p>
      <div className={style.acts}>
        <Button onClick={() => setOpen(true)}>
          <VideoIcon aria-hidden />
          {t("video.play")}
        </Button>
        <a
          className="alone"
          href={`https://www.youtube.com/watch?v=${videoId}`}
          target="_blank"
          rel="noopener noreferrer"
        >
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
            <span className={style.name}>{name}</span> <span className={style.size}>{fileSize(format, bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
