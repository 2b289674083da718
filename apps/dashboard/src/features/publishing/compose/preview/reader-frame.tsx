import { readerAddress, type ShownMessage, useReaderFrame } from "@stoep/client/reader";
import { useScheme } from "@stoep/ui";
import { useMemo } from "react";
import { MessagePlaceholder, useMembership } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import style from "./reader-frame.module.css";

type Props = Pick<ShownMessage, "post" | "place" | "language"> & {
  /** Names the frame. */
  title: string;
  /** As high as the phone around it, in which it scrolls; else as high as what it shows. */
  isInPhone?: boolean;
};

/** A message drawn by the residents' app itself, in a page of its own: what is seen here is what residents see. */
export function ReaderFrame({ post, place, language, title, isInPhone = false }: Props) {
  const t = useText();
  const { network } = useMembership();
  const { actual: scheme } = useScheme();
  const idle = t("compose.reading.idle");
  const reading = useMemo(
    () => ({ post, place, language, network, scheme, idle }),
    [post, place, language, network, scheme, idle],
  );
  const { frame, height } = useReaderFrame(reading);
  return (
    <div className={style.box} data-in-phone={isInPhone || undefined}>
      {height === null && <MessagePlaceholder />}
      <iframe
        ref={frame}
        className={style.frame}
        src={readerAddress}
        title={title}
        style={{ "--reader-height": `${height ?? 0}px` } as React.CSSProperties}
      />
    </div>
  );
}
