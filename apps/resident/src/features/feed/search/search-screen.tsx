import { searchedKinds } from "@stoep/contract/feed/values";
import { queryOf } from "@stoep/contract/kernel";
import { SearchIcon } from "@stoep/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import {
  api,
  BackLink,
  BreakableText,
  Button,
  CommentsSkeleton,
  EmptyState,
  ListState,
  Notice,
  SearchField,
  useFormat,
  useTitle,
} from "../../../app/index.ts";
import { Chips } from "../parts/chips.tsx";
import { useText } from "../words.ts";
import style from "./search.module.css";

type Kind = (typeof searchedKinds)[number];
type Group = Awaited<ReturnType<typeof api.feed.searchReadable>>["groups"][number];

/** Shorter texts match too many words. */
const shortest = 2;

/** The search stays in the address, so that going back from a result leads here. */
function useSearchAddress() {
  const [address, setAddress] = useSearchParams();
  const kind = searchedKinds.find((one) => one === address.get("kind"));
  const q = (address.get("q") ?? "").trim().slice(0, 100);
  const want = (next: { q: string; kind: Kind | undefined }) =>
    setAddress(
      [...(next.q ? [["q", next.q]] : []), ...(next.kind ? [["kind", next.kind]] : [])] as [string, string][],
      {
        replace: true,
      },
    );
  return { q, kind, want };
}

/** Searches what the resident may read, by words. */
export function SearchScreen() {
  const t = useText();
  const { q, kind, want } = useSearchAddress();
  const isLong = q.length >= shortest;
  useTitle(t("search.title"));
  return (
    <>
      <BackLink />
      <h1>{t("search.title")}</h1>
      <SearchField
        id="search"
        label={t("search.field")}
        hint={t("search.hint")}
        value={q}
        onValue={(next) => want({ q: next, kind })}
      />
      <Chips
        label={t("search.kinds")}
        choices={[undefined, ...searchedKinds]}
        value={kind}
        nameOf={(one) => nameOf(t, one)}
        onValue={(next) => want({ q, kind: next })}
      />
      {isLong ? (
        <SearchResults q={q} kind={kind} onKind={(next) => want({ q, kind: next })} />
      ) : (
        <EmptyState title={t("search.start")} icon={<SearchIcon aria-hidden />}>
          {t("search.startText")}
        </EmptyState>
      )}
    </>
  );
}

const nameOf = (t: ReturnType<typeof useText>, kind: Kind | undefined) =>
  t(
    kind === "shout" || kind === "project" || kind === "idea" || kind === "survey"
      ? `search.${kind}`
      : kind
        ? `filter.${kind}`
        : "filter.everything",
  );

const hrefOf = (kind: Kind, id: string) =>
  ({
    message: `/m/${id}`,
    activity: `/m/${id}`,
    vacancy: `/m/${id}`,
    project: `/projects/${id}`,
    idea: `/ideas/${id}`,
    survey: `/take-part/surveys/${id}`,
    shout: `/neighbours/${id}`,
  })[kind];

function SearchResults({ q, kind, onKind }: { q: string; kind: Kind | undefined; onKind: (kind: Kind) => void }) {
  const t = useText();
  const query = useQuery({
    ...queryOf(api.feed.searchReadable, { query: kind ? { q, kind } : { q } }),
    placeholderData: keepPreviousData,
  });
  const groups = query.data?.groups ?? [];
  return (
    <div aria-busy={query.isFetching} className={style.found}>
      {query.data?.isAlike && <Notice isLive>{t("search.alike")}</Notice>}
      <ListState
        query={query}
        isEmpty={query.data !== undefined && groups.length === 0}
        hasContent={groups.length > 0}
        skeleton={<CommentsSkeleton count={4} />}
        empty={
          <EmptyState title={t("search.none")} icon={<SearchIcon aria-hidden />}>
            {t("search.noneText")}
          </EmptyState>
        }
      />
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} onMore={kind ? undefined : () => onKind(group.kind)} />
      ))}
    </div>
  );
}

/** The results of one kind. */
function ResultGroup({ group: { kind, items, isMore }, onMore }: { group: Group; onMore?: () => void }) {
  const t = useText();
  const format = useFormat();
  const heading = `found-${kind}`;
  return (
    <section aria-labelledby={heading} className={style.group}>
      <h2 id={heading}>{nameOf(t, kind)}</h2>
      <ul className={style.list}>
        {items.map(({ id, name, language, at, detail }) => (
          <li key={id}>
            <Link href={hrefOf(kind, id)} lang={language ?? undefined}>
              <BreakableText text={name} />
            </Link>
            <span>{[detail, at && format.day(at)].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
      {isMore && (onMore ? <Button onClick={onMore}>{t("search.more")}</Button> : <p>{t("search.cut")}</p>)}
    </section>
  );
}
