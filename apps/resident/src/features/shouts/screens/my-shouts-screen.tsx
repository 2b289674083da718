import { pagesOf } from "@stoep/client/pages";
import { BellIcon, PencilIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  ListState,
  OfflineCopyNotice,
  Segments,
  UpLink,
  useLive,
  useOfflineCopy,
  useTitle,
  WritingHead,
} from "../../../app/index.ts";
import style from "../parts/shout.module.css";
import { ShoutList } from "../parts/shout-list.tsx";
import { useText } from "../words.ts";

type View = "own" | "followed";

/** The resident's own messages, and those that they follow, with their progress. */
export function MyShoutsScreen() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const view: View = search.get("view") === "followed" ? "followed" : "own";
  useTitle(t("mine.title"));
  return (
    <>
      <UpLink href="/me">{t("mine.back")}</UpLink>
      <WritingHead title={t("mine.title")} />
      <div className={style.filters}>
        <Segments
          label={t("mine.title")}
          choices={(["own", "followed"] as const).map((value) => ({ value, label: t(`mine.${value}`) }))}
          value={view}
          onValue={(next) => setSearch(next === "followed" ? { view: next } : {}, { replace: true })}
        />
      </div>
      <List key={view} view={view} />
    </>
  );
}

function List({ view }: { view: View }) {
  const t = useText();
  const query = useInfiniteQuery(
    view === "own" ? pagesOf(api.shouts.listMyShouts) : pagesOf(api.shouts.listFollowedShouts),
  );
  useLive(["shouts"], () => void query.refetch());
  const { value, keptAt } = useOfflineCopy("ownShouts", view, {
    data: query.data?.pages[0]?.items,
    error: query.error,
  });
  const shouts = query.data?.pages.flatMap(({ items }) => items) ?? value ?? [];
  return (
    <>
      <OfflineCopyNotice at={keptAt} />
      <ListState
        query={query}
        isEmpty={query.data !== undefined && shouts.length === 0}
        hasContent={shouts.length > 0}
        empty={
          <EmptyState
            title={t(`mine.none.${view}`)}
            icon={view === "own" ? <PencilIcon aria-hidden /> : <BellIcon aria-hidden />}
            action={<ButtonLink href="/neighbours">{t("backToAll")}</ButtonLink>}
          >
            {t(`mine.noneText.${view}`)}
          </EmptyState>
        }
      />
      <ShoutList shouts={shouts} paging={query} />
    </>
  );
}
