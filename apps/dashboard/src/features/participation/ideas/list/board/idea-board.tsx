import type { IdeaType } from "@stoep/contract/participation";
import { ideaTypes } from "@stoep/contract/participation/values";
import { ColumnStrip, FilterBar, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { useAccess, useFilterBar, useFilters } from "../../../../../app/index.ts";
import { DecideDialog } from "../../decide/decide-dialog.tsx";
import { useText } from "../../parts/words.ts";
import type { ListedProject } from "../idea-table.tsx";
import { useIdeaFilters, View } from "../view.ts";
import style from "./board.module.css";
import { Lane } from "./lane.tsx";
import { type Move, useCardDrag } from "./use-card-drag.ts";

/**
 * The ideas in a column per type. A card is moved by dragging or with its menu: both ask for what the decision needs, and the card stays
 * where it is until the server has agreed.
 */
export function IdeaBoard({ project }: { project: ListedProject }) {
  const t = useText();
  const [values, setValues] = useFilters(View);
  const { write } = useAccess("ideas");
  const [asked, setAsked] = useState<Move | null>(null);
  /** A card that was moved, until it is in its new column. */
  const [moved, setMoved] = useState<{ id: string; to: IdeaType } | null>(null);
  const drag = useCardDrag(setAsked);
  const bar = useFilterBar({ fields: useIdeaFilters(project.phases), values, onChange: setValues }, undefined);
  return (
    <Stack gap="sm">
      <FilterBar {...bar} />
      <ColumnStrip
        label={t("views.board")}
        labels={{ previous: t("board.previous"), next: t("board.next") }}
        lead={
          <Text size="sm" c="dimmed" className={style.hint}>
            {t(write === true ? "board.hint" : "board.readOnly")}
          </Text>
        }
        className={style.board}
      >
        {ideaTypes.map((type) => (
          <Lane
            key={type}
            type={type}
            projectId={project.id}
            values={values}
            drag={write === true ? drag : undefined}
            onMove={setAsked}
            arriving={moved?.to === type ? moved.id : undefined}
            onArrived={() => setMoved(null)}
          />
        ))}
      </ColumnStrip>
      {asked && (
        <DecideDialog
          ideaId={asked.idea.id}
          to={asked.to}
          onDecided={(type) => setMoved({ id: asked.idea.id, to: type })}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
