import { type ReaderScreen, readerAddress, useReaderFrame } from "@stoep/client/reader";
import { LoadFailed, useScheme } from "@stoep/ui";
import { type ReactNode, useMemo } from "react";
import { useMembership } from "../session.tsx";
import { useAppText } from "../text.ts";
import style from "./reader-frame.module.css";

type Props = Pick<ReaderScreen, "language"> & {
  /** The same as long as nothing changes in it. */
  subject: ReaderScreen["subject"];
  /** Names the frame. */
  title: string;
  /** Shown until it is drawn. */
  waiting: ReactNode;
  /** As high as the phone around it, in which it scrolls; else as high as what it shows. */
  isInPhone?: boolean | undefined;
};

/** A message or an organisation drawn by the residents' app itself, in a page of its own: what is seen here is what residents see. */
export function ReaderFrame({ subject, language, title, waiting, isInPhone = false }: Props) {
  const t = useAppText();
  const { network } = useMembership();
  const { actual: scheme } = useScheme();
  const idle = t("readerFrame.idle");
  const shown = useMemo(
    () => ({ subject, language, network, scheme, idle }),
    [subject, language, network, scheme, idle],
  );
  const { frame, height, attempt, isSilent, retry } = useReaderFrame(shown);
  const labels = { title: t("failed.title"), text: t("part.failed"), retry: t("failed.retry") };
  return (
    <div className={style.box} data-in-phone={isInPhone || undefined}>
      {isSilent ? <LoadFailed labels={labels} onRetry={retry} /> : height === null && waiting}
      <iframe
        key={attempt}
        ref={frame}
        className={style.frame}
        data-waiting={height === null || undefined}
        src={readerAddress}
        title={title}
        style={{ "--reader-height": `${height ?? 0}px` } as React.CSSProperties}
      />
    </div>
  );
}
