import type { PageControls } from "@stoep/ui";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useFormat } from "../format.ts";
import { useAppText } from "../text.ts";

/** `trail`: the cursors of the pages visited, the current page's last. `pages`: how many there are, if the first one said so. */
type Walk = { of: string; trail: string[]; pages?: number | undefined };
/** What a page says of its list. `found`: how many match, counted for the first page only. */
type ListedPage = { items: readonly unknown[]; next?: string | null; found?: number | null };

/**
 * Paging by keyset, where a page knows its next but not its previous: the cursors visited are kept in the browser's history entry,
 * so that *Back* from a row returns to the page that showed it. Starts again when `dependsOn` (filters, order) changes.
 */
export function useKeyset(dependsOn: string) {
  const t = useAppText();
  const format = useFormat();
  const { history } = useRouter();
  const walk = useRouterState({ select: ({ location }) => (location.state as { walk?: Walk }).walk });
  const { trail, pages: pagesSaid } = walk?.of === dependsOn ? walk : { trail: [], pages: undefined };
  const go = (next: string[], pages: number | undefined) =>
    history.replace(history.location.href, {
      ...history.location.state,
      walk: { of: dependsOn, trail: next, pages },
    });
  return {
    /** The cursor for the query; undefined on the first page. */
    cursor: trail.at(-1),
    /** The controls for DataTable; undefined: the page is not there yet. */
    paging: (shown: ListedPage | undefined): PageControls => {
      const { next } = shown ?? {};
      const pages = trail.length > 0 ? pagesSaid : pagesFrom(shown);
      const page = format.number(trail.length + 1);
      return {
        onPrevious: trail.length > 0 ? () => go(trail.slice(0, -1), pages) : undefined,
        onNext: next ? () => go([...trail, next], pages) : undefined,
        position: pages ? t("list.pageOf", { page, pages: format.number(pages) }) : t("list.page", { page }),
      };
    },
  };
}

/** How many pages there are, from a first page that counted what is found; undefined if it did not, or is the only one. */
const pagesFrom = ({ items, next, found }: ListedPage = { items: [] }): number | undefined =>
  typeof found === "number" && next ? Math.ceil(found / items.length) : undefined;
