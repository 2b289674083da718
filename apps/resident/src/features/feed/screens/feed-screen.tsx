import { unbrokenName } from "@stoep/client/formats";
import type { FeedItem } from "@stoep/contract/feed";
import { PencilIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, startTransition, useEffect, useState } from "react";
import { useSearch } from "wouter";
import {
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  Notice,
  useFormat,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { MessageCard, MessageList } from "../../publishing/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import { ShoutCard } from "../../shouts/index.ts";
import { readFeedFilter } from "../feed-filter.ts";
import { prepareFeed, useFeed } from "../use-feed.ts";
import { useText } from "../words.ts";
import style from "./feed.module.css";

const FeedControls = lazyPart(() => import("../after-first-screen.ts").then((m) => m.FeedControls));

export { prepareFeed };

export function FeedScreen() {
  const t = useText();
  const format = useFormat();
  const residence = useResidence();
  const name = unbrokenName(residence?.neighbourhood.name ?? "");
  const wanted = readFeedFilter(useSearch());
  const { isLimited, query, items, newCount, showNew, saved } = useFeed(wanted);
  const isEmpty = items?.length === 0;
  const isDrawn = useFirstPaint();
  useTitle(newCount > 0 ? `(${newCount}) ${name}` : name);
  return (
    <>
      <div className={style.head}>
        <div className={style.top}>
          <h1>{name}</h1>
          <div className="floating">
            <ButtonLink look="main" href="/write">
              <PencilIcon aria-hidden />
              {t("write")}
            </ButtonLink>
          </div>
        </div>
        {residence?.isProven === false && (
          <Notice tone="warning">
            <p>{t("notProven")}</p>
            <Suspense>
              <ProofPrompt />
            </Suspense>
          </Notice>
        )}
      </div>
      {isDrawn ? (
        <Suspense fallback={<div className={style.filters} />}>
          <FeedControls wanted={wanted} isEmpty={isLimited && isEmpty} newCount={newCount} onNew={showNew} />
        </Suspense>
      ) : (
        <div className={style.filters} />
      )}
      {!query.data && saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={isEmpty}
        hasContent={Boolean(items)}
        skeleton={<FeedSkeleton />}
        empty={!isLimited && <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      />
      {items?.[0] && (
        <MessageList cards={items.slice(0, isDrawn ? items.length : firstCards).map(cardOf)} paging={query} />
      )}
    </>
  );
}

const firstCards = 3;
let hasDrawn = false;

/** False until the first cards are painted: the cards that fit on a phone appear sooner without the others and the filters. */
function useFirstPaint(): boolean {
  const [isDrawn, setDrawn] = useState(hasDrawn);
  useEffect(() => {
    hasDrawn = true;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDrawn(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}

function cardOf(item: FeedItem, index: number) {
  const isFirst = index === 0;
  if (item.kind === "post") return <MessageCard key={item.id} post={item.post} isFirst={isFirst} />;
  return (
    <Suspense key={item.id} fallback={<CardSkeleton />}>
      <ShoutCard shout={item.shout} isFirst={isFirst} />
    </Suspense>
  );
}

function FeedSkeleton() {
  return (
    <>
      <CardSkeleton hasPicture />
      <CardSkeleton />
    </>
  );
}
