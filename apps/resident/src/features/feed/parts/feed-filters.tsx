import { readableKinds } from "@stoep/contract/feed/values";
import { themes } from "@stoep/contract/publishing/values";
import { SearchIcon } from "@stoep/ui/icons";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { Button, ButtonLink, EmptyState } from "../../../app/index.ts";
import { isTheme } from "../../publishing/index.ts";
import type { FeedFilter } from "../feed-filter.ts";
import { useText } from "../words.ts";
import { Chips } from "./chips.tsx";
import style from "./filters.module.css";

interface Props {
  wanted: FeedFilter;
  /** Nothing is left to show. */
  isEmpty: boolean;
}

/** Filters the feed by kind, and behind a button by theme; and links to the search. */
export function FeedFilters({ wanted, isEmpty }: Props) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { kind, theme } = wanted;
  const want = (next: { [K in keyof FeedFilter]: FeedFilter[K] | undefined }) =>
    setSearch(
      Object.entries(next).flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : [])),
      {
        replace: true,
      },
    );
  const isKnown = (!kind || readableKinds.includes(kind)) && (!theme || isTheme(theme));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address with unknown values
  useEffect(() => {
    if (!isKnown) want({});
  }, [isKnown]);
  return (
    <>
      <div className={style.filters}>
        <Chips
          label={t("filter.kinds")}
          choices={[undefined, ...readableKinds]}
          value={kind}
          nameOf={(one) => t(one ? `filter.${one}` : "filter.everything")}
          onValue={(next) => want({ theme, kind: next })}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {theme && isTheme(theme) ? t(`filter.themes.${theme}`) : t("filter.theme")}
        </Button>
        <ButtonLink href="/search" aria-label={t("search.title")}>
          <SearchIcon aria-hidden />
        </ButtonLink>
      </div>
      {isOpen && (
        <Chips
          label={t("filter.theme")}
          choices={[undefined, ...themes]}
          value={theme}
          nameOf={(one) => t(one ? `filter.themes.${one}` : "filter.allThemes")}
          onValue={(next) => want({ kind, theme: next })}
        />
      )}
      {isEmpty && (
        <EmptyState title={t("filter.none")} action={<Button onClick={() => want({})}>{t("filter.clear")}</Button>}>
          {t("filter.noneText")}
        </EmptyState>
      )}
    </>
  );
}
