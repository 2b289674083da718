import { type DragEvent, useState } from "react";

/** Dragging rows with a mouse. The buttons do the same for everyone else. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    gripProps: (place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", String(place));
        const row = event.currentTarget.closest("li");
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setFrom(place);
      },
      onDragEnd: end,
    }),
    rowProps: (place: number) => ({
      "data-dragged": from === place || undefined,
      "data-over": (from !== null && over === place && from !== place) || undefined,
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(place);
      },
      onDrop: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        if (from !== place) onMove(from, place);
        end();
      },
    }),
  };
}
