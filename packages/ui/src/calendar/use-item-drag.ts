import { type DragEvent, useState } from "react";
import { instantOf, partsOf } from "../controls/date-format.ts";
import { useKitZone } from "../theme/index.ts";
import type { CalendarItem } from "./calendar-item.ts";

/** Something that can be dropped on a day. */
type Dragged = { id: string; title: string; onDrop: (day: string) => void };
/** What makes an element of a page draggable onto a day of its calendar. */
export type DragProps = (thing: Dragged) => ReturnType<ReturnType<typeof useItemDrag>["dragProps"]>;
export type ItemDrag = ReturnType<typeof useItemDrag>;

/**
 * Dragging onto a day, with a mouse, or with a finger that first rests on it. An item of the calendar keeps its time of day. Menus offer
 * the same without dragging.
 */
export function useItemDrag(onMove: ((item: CalendarItem, at: string) => void) | undefined) {
  const zone = useKitZone();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const dragProps = (thing: Dragged) => ({
    draggable: true,
    "data-dragged": dragged?.id === thing.id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", thing.title);
      setDragged(thing);
    },
    onDragEnd: end,
  });
  const drop = (item: CalendarItem, day: string) => {
    const { day: from, time } = partsOf(item.at, zone);
    const at = instantOf(day, time, zone);
    if (at && from !== day) onMove?.(item, at);
  };
  return {
    dragProps,
    itemProps: (item: CalendarItem) => ({
      ...dragProps({ id: item.id, title: item.title, onDrop: (day) => drop(item, day) }),
      // Browsers let links be dragged with their address; an immovable item must not be.
      draggable: Boolean(onMove && item.isMovable),
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
        dragged.onDrop(day);
        end();
      },
    }),
  };
}
