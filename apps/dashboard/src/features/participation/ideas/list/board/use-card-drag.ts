import type { IdeaType } from "@stoep/contract/participation";
import { type DragEvent, useState } from "react";
import type { IdeaRow } from "../../parts/words.ts";

/** A card and the column that it should go to. */
export type Move = { idea: IdeaRow; to: IdeaType };

/** Dragging cards to another column with a mouse. The menu of a card does the same for everyone else. */
export function useCardDrag(onMove: (move: Move) => void) {
  const [dragged, setDragged] = useState<IdeaRow | null>(null);
  const [over, setOver] = useState<IdeaType | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    cardProps: (idea: IdeaRow) => ({
      draggable: true,
      "data-dragged": dragged?.id === idea.id || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", idea.title);
        setDragged(idea);
      },
      onDragEnd: end,
    }),
    laneProps: (type: IdeaType) => ({
      "data-over": (dragged !== null && dragged.type !== type && over === type) || undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged || dragged.type === type) return;
        event.preventDefault();
        setOver(type);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged || dragged.type === type) return;
        event.preventDefault();
        onMove({ idea: dragged, to: type });
        end();
      },
    }),
  };
}

export type CardDrag = ReturnType<typeof useCardDrag>;
