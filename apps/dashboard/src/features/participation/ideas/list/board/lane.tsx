import type { IdeaType } from "@stoep/contract/participation";
import { Heading, Stack, Text } from "@stoep/ui";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api, MoreButton, pagesOf, QueryContent, RowsPlaceholder, useFormat } from "../../../../../app/index.ts";
import { useText, useTypesName } from "../../parts/words.ts";
import { queryOfView, type Values } from "../view.ts";
import style from "./board.module.css";
import { IdeaTile } from "./idea-tile.tsx";
import type { CardDrag, Move } from "./use-card-drag.ts";

type Props = {
  type: IdeaType;
  projectId: string;
  values: Values;
  /** Absent for those who may not decide. */
  drag: CardDrag | undefined;
  onMove: (move: Move) => void;
  /** The card that was moved here, until it is there. */
  arriving: string | undefined;
  onArrived: () => void;
};

/** The ideas of one type. */
export function Lane({ type, projectId, values, drag, onMove, arriving, onArrived }: Props) {
  const t = useText();
  const typeName = useTypesName();
  const format = useFormat();
  const query = useInfiniteQuery({
    ...pagesOf(api.participation.listDeskIdeas, {
      params: { projectId },
      query: { ...queryOfView({ ...values, part: undefined }), types: [type] },
    }),
    placeholderData: keepPreviousData,
  });
  const ideas = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  return (
    <section className={style.lane} aria-label={typeName(type)} {...drag?.laneProps(type)}>
      <Heading order={2} size="h5">
        {typeName(type)}{" "}
        <Text span c="dimmed">
          {first ? format.number(first.found ?? first.counts.byType[type] ?? 0) : ""}
        </Text>
      </Heading>
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {() => (
          <Stack gap="xs">
            {ideas.length === 0 && (
              <Text size="sm" c="dimmed">
                {t("board.none")}
              </Text>
            )}
            {ideas.map((idea) => (
              <IdeaTile
                key={idea.id}
                idea={idea}
                drag={drag}
                onMove={onMove}
                onArrived={idea.id === arriving ? onArrived : undefined}
              />
            ))}
            <MoreButton query={query} label={t("list.more")} />
          </Stack>
        )}
      </QueryContent>
    </section>
  );
}
