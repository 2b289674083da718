import { unbrokenName } from "@stoep/client/formats";
import type { FeedPage } from "@stoep/contract/feed";
import { PencilIcon, UpIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import {
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  ListState,
  Notice,
  useFormat,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { MessageList } from "../../publishing/index.ts";
import { useFeed } from "../use-feed.ts";
import { useText } from "../words.ts";
import style from "./feed.module.css";

export function FeedScreen() {
  const t = useText();
  const format = useFormat();
  const residence = useResidence();
  const name = unbrokenName(residence?.neighbourhood.name ?? "");
  const { query, pages, newCount, showNew, saved } = useFeed();
  useTitle(newCount > 0 ? `(${newCount}) ${name}` : name);
  const shown = query.data ? pages : saved ? [saved.value] : [];
  const posts = shown.flatMap(({ items }: FeedPage) => items.map(({ post }) => post));
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
            <p>
              {t("notProven")} <Link href="/me">{t("howToProve")}</Link>
            </p>
          </Notice>
        )}
      </div>
      <div className={style.new} role="status">
        {newCount > 0 && (
          <Button look="main" isSmall onClick={showNew}>
            <UpIcon aria-hidden />
            {t("new", { count: newCount })}
          </Button>
        )}
      </div>
      {!query.data && saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={query.data !== undefined && posts.length === 0}
        hasContent={query.data !== undefined || saved !== null}
        skeleton={<Waiting />}
        empty={<EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      />
      {posts.length > 0 && <MessageList posts={posts} paging={query} />}
    </>
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
