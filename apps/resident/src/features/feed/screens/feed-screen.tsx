import { unbrokenName } from "@stoep/client/formats";
import type { FeedItem } from "@stoep/contract/feed";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, startTransition, useEffect, useState } from "react";
import { useSearch } from "wouter";
import {
  CardSkeleton,
  CardsSkeleton,
  EmptyState,
  ListState,
  Notice,
  useFormat,
  useResidence,
  useTitle,
  WritingHead,
} from "../../../app/index.ts";
import { MessageCard, MessageList } from "../../publishing/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import { ShoutCard } from "../../shouts/index.ts";
import { OpenInFeed } from "../../surveys/index.ts";
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
      <WritingHead title={name} />
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
        skeleton={<CardsSkeleton />}
        empty={!isLimited && <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      />
      {isEmpty && (
        <>
          <ProofNotice />
          <Surveys />
        </>
      )}
      {items?.[0] && <MessageList cards={cardsOf(isDrawn ? items : items.slice(0, firstCards))} paging={query} />}
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

/** The cards, with the notice about one's proof and what waits for answers below the first: on a phone that card begins in the upper third for everybody. */
function cardsOf(items: readonly FeedItem[]) {
  const [first, ...others] = items.map(cardOf);
  return [first, <ProofNotice key="proof" />, <Surveys key="surveys" />, ...others];
}

/** Which surveys can be answered: after the first cards are painted. */
const Surveys = () => (
  <Suspense>
    <OpenInFeed />
  </Suspense>
);

/** What a resident without proof of residence cannot do yet, and the way to give it. */
function ProofNotice() {
  const t = useText();
  if (useResidence()?.isProven !== false) return null;
  return (
    <Notice tone="warning">
      <p>{t("notProven")}</p>
      <Suspense>
        <ProofPrompt />
      </Suspense>
    </Notice>
  );
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
