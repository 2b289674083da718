import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Button, CardSkeleton, CardsSkeleton } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./message-list.module.css";

interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

type Props = { cards: readonly ReactNode[]; paging: Paging };

/**
 * A list of messages, each a card; the next page loads by itself near the end, or by a button. What is above it stays on screen while
 * the code and the words of its cards load.
 */
export function MessageList(props: Props) {
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <Cards {...props} />
    </Suspense>
  );
}

function Cards({ cards, paging }: Props) {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = paging;
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isReady || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: "0px 0px 800px 0px",
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isReady, fetchNextPage]);
  return (
    <>
      <div className={style.list}>
        {cards}
        {isFetchingNextPage && <CardSkeleton />}
      </div>
      <div className={style.end} ref={end}>
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("older")}
          </Button>
        )}
        {!hasNextPage && cards.length > 0 && <p>{t("end")}</p>}
      </div>
    </>
  );
}
