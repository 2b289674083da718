import { VideoIcon } from "@stoep/ui/icons";
import style from "./message-card.module.css";
import type { ReaderText } from "./reader-words.ts";

/** Nothing is requested from the video provider before the reader agrees. */
export function VideoCard({ videoId, t }: { videoId: string; t: ReaderText }) {
  return (
    <div className={style.video}>
      <p>{t("compose.reading.video.note")}</p>
      <div className={style.videoActions}>
        <span className={style.plain}>
          <VideoIcon aria-hidden />
          {t("compose.reading.video.play")}
        </span>
        <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener noreferrer">
          {t("compose.reading.video.open")}
        </a>
      </div>
    </div>
  );
}
