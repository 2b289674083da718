import { type DragEvent, useState } from "react";
import { instantOf, partsOf } from "../controls/date-format.ts";
import { useKitZone } from "../theme/index.ts";
import type { CalendarItem } from "./calendar-item.ts";

export type ItemDrag = ReturnType<typeof useItemDrag>;

/** Dragging an item to another day with a mouse, keeping its time of day. Its menu offers the same without a mouse. */
export function useItemDrag(onMove: ((item: CalendarItem, at: string) => void) | undefined) {
  const zone = useKitZone();
  const [dragged, setDragged] = useState<CalendarItem | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = (item: CalendarItem, day: string) => {
    const { day: from, time } = partsOf(item.at, zone);
    const at = instantOf(day, time, zone);
    if (at && from !== day) onMove?.(item, at);
    end();
  };
  return {
    itemProps: (item: CalendarItem) => ({
      // Browsers let links be dragged with their address; an immovable item must not be.
      draggable: Boolean(onMove && item.isMovable),
      "data-dragged": dragged?.id === item.id || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", item.title);
        setDragged(item);
      },
      onDragEnd: end,
    }),
    dayProps: (day: string) => ({
      "data-over": (dragged !== null && over === day) || undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        setOver(day);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        drop(dragged, day);
      },
    }),
  };
}
