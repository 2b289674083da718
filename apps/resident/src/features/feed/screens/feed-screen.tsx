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
  const shown = useShown();
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
      <Suspense fallback={<div className={style.filters} />}>
        <Choices wanted={wanted} isEmpty={isLimited && isEmpty} newCount={newCount} onNew={showNew} />
      </Suspense>
      {!query.data && saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={isEmpty}
        hasContent={Boolean(items)}
        skeleton={<Waiting />}
        empty={!isLimited && <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      />
      {items?.[0] && <MessageList cards={items.slice(0, shown).map(cardOf)} paging={query} />}
    </>
  );
}

const firstCards = 3;
let hasDrawn = false;

/** How many cards are drawn: at first those that a phone has room for, so that they are there sooner. */
function useShown(): number {
  const [isAll, setAll] = useState(hasDrawn);
  useEffect(() => {
    hasDrawn = true;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAll ? Number.POSITIVE_INFINITY : firstCards;
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
