import { FilterBar, SplitView, Stack, Text } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import {
  api,
  FactsPlaceholder,
  MoreButton,
  pagesOf,
  QueryContent,
  SplitPlaceholder,
  useFilterBar,
  useFilters,
  useFormat,
} from "../../../../app/index.ts";
import { TypeBadge } from "../parts/badges.tsx";
import { useAuthorText } from "../parts/use-author-text.ts";
import { type IdeaRow, useText } from "../parts/words.ts";
import type { ListedProject } from "./idea-table.tsx";
import { queryOfView, useIdeaFilters, useListHref, useTypeParts, View } from "./view.ts";

/** Loaded with the first idea: the list alone needs none of it. */
const IdeaBeside = lazyPart(() => import("../record/idea-screen.tsx").then((m) => m.IdeaBeside));

/** The same filters above, the list on the left, and beside it the open idea, or `otherwise`. */
export function IdeaSplit({ project, otherwise }: { project: ListedProject; otherwise?: ReactNode }) {
  const t = useText();
  const href = useListHref();
  const [values, setValues] = useFilters(View);
  const query = useInfiniteQuery({
    ...pagesOf(api.participation.listDeskIdeas, { params: { projectId: project.id }, query: queryOfView(values) }),
    placeholderData: keepPreviousData,
  });
  const bar = useFilterBar({ fields: useIdeaFilters(project.phases), values, onChange: setValues }, undefined);
  const parts = useTypeParts(query.data?.pages[0]?.counts, values.part, (part) => setValues({ part }));
  const rows = useSplitRows(query.data?.pages.flatMap(({ items }) => items) ?? [], href);
  return (
    <Stack gap="sm">
      <FilterBar {...bar} parts={parts} />
      <QueryContent query={query} waiting={<SplitPlaceholder />}>
        {() => (
          <SplitView
            label={t("title")}
            rows={rows}
            openKey={values.idea}
            isChosen={values.idea !== undefined}
            back={{ label: t("title"), href: href({ idea: undefined }) }}
            more={
              <>
                {rows.length === 0 && (
                  <Text size="sm" c="dimmed" p="md">
                    {t("list.nothingFound")}
                  </Text>
                )}
                <MoreButton query={query} label={t("list.more")} />
              </>
            }
          >
            {/* Keeps the list on screen while the idea loads. */}
            <Suspense fallback={<FactsPlaceholder />}>
              {values.idea ? <IdeaBeside key={values.idea} ideaId={values.idea} /> : otherwise}
            </Suspense>
          </SplitView>
        )}
      </QueryContent>
    </Stack>
  );
}

/** Each row says since when, how many support it, and who wrote it. */
function useSplitRows(rows: readonly IdeaRow[], href: ReturnType<typeof useListHref>) {
  const t = useText();
  const format = useFormat();
  const authorOf = useAuthorText();
  return rows.map((row) => {
    const { id, title, type, createdAt, supportCount: count, standing } = row;
    const meta = [
      standing !== "open" && t(`standings.${standing}`),
      format.ago(createdAt),
      count > 0 && t("list.supporters", { count, number: format.number(count) }),
      authorOf(row),
    ];
    return {
      key: id,
      href: href({ idea: id }),
      title,
      meta: meta.filter(Boolean).join(" · "),
      badge: <TypeBadge type={type} />,
    };
  });
}
