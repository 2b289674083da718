import { unbrokenName } from "@stoep/client/formats";
import type { FeedItem } from "@stoep/contract/feed";
import { PencilIcon } from "@stoep/ui/icons";
import { lazy, Suspense, startTransition, useEffect, useState } from "react";
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
import { ProofWay } from "../../residents/index.ts";
import { ShoutCard } from "../../shouts/index.ts";
import { prepareFeed, useFeed } from "../use-feed.ts";
import { wantedIn } from "../wanted.ts";
import { useText } from "../words.ts";
import style from "./feed.module.css";

const Choices = lazy(() => import("../later.ts").then((m) => ({ default: m.Choices })));

export { prepareFeed };

export function FeedScreen() {
  const t = useText();
  const format = useFormat();
  const residence = useResidence();
  const name = unbrokenName(residence?.neighbourhood.name ?? "");
  const wanted = wantedIn(useSearch());
  const { isLimited, query, items, newCount, showNew, saved } = useFeed(wanted);
  const isEmpty = items?.length === 0;
  const isDrawn = useDrawn();
  useTitle(newCount > 0 ? `(${newCount}) ${name}` : name);
  return (
    <>
      <div className={style.head}>
        <div className={style.top}>
          <h1>{name}</h1>
          <ButtonLink look="main" href="/write">
            <PencilIcon aria-hidden />
            {t("write")}
          </ButtonLink>
        </div>
        {residence?.isProven === false && (
          <Notice tone="warning">
            <p>{t("notProven")}</p>
            <Suspense>
              <ProofWay />
            </Suspense>
          </Notice>
        )}
      </div>
      {isDrawn ? (
        <Suspense fallback={<div className={style.filters} />}>
          <Choices wanted={wanted} isEmpty={isLimited && isEmpty} newCount={newCount} onNew={showNew} />
        </Suspense>
      ) : (
        <div className={style.filters} />
      )}
      {!query.data && saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={isEmpty}
        hasContent={Boolean(items)}
        skeleton={<Waiting />}
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

/** False until the first cards are painted: those that a phone has room for are there sooner without the others and the filters. */
function useDrawn(): boolean {
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

function Waiting() {
  return (
    <>
      <CardSkeleton hasPicture />
      <CardSkeleton />
    </>
  );
}
