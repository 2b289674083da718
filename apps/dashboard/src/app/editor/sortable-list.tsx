import { IconButton, VisuallyHidden } from "@stoep/ui";
import { CloseIcon, DownIcon, GripIcon, UpIcon } from "@stoep/ui/icons";
import { type ReactNode, useRef, useState } from "react";
import style from "./editor.module.css";
import { useRowDrag } from "./use-row-drag.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useText } from "./words.ts";

type Props<T> = {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Names a row in the labels of its buttons: "Picture 2". */
  nameOf: (place: number) => string;
  onMove: (from: number, to: number) => void;
  /** Absent if no row may be removed. */
  onRemove?: ((place: number) => void) | undefined;
  /** Stacks the buttons of a row, for rows of several lines. */
  isTall?: boolean;
  /** Keeps the buttons beside the row on a phone too, for rows of a few words. */
  isShort?: boolean;
  children: (item: T, place: number) => ReactNode;
};

/** Rows that people reorder by dragging the grip, or with buttons whose effect is announced. */
export function SortableList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  onRemove,
  isTall,
  isShort,
  children,
}: Props<T>) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState("");
  const { buttonRef, focusLater } = useRowFocus(list);
  const move = (from: number, to: number) => {
    setNews(t("list.moved", { name: nameOf(from), place: to + 1, total: items.length }));
    onMove(from, to);
  };
  const drag = useRowDrag(move);
  return (
    <>
      <ul className={style.rows} aria-label={label} ref={list} tabIndex={-1}>
        {items.map((item, place) => {
          const key = keyOf(item);
          const step = (to: number, action: "up" | "down") => {
            move(place, to);
            focusLater(key, action);
          };
          return (
            <li key={key} className={style.row} data-short={isShort || undefined} {...drag.rowProps(place)}>
              <span className={style.grip} {...drag.gripProps(place)}>
                <GripIcon aria-hidden />
              </span>
              <div>{children(item, place)}</div>
              <div className={style.steps} data-tall={isTall || undefined}>
                <IconButton
                  label={t("list.up", { name: nameOf(place) })}
                  ref={buttonRef(key, "up")}
                  disabled={place === 0}
                  onClick={() => step(place - 1, "up")}
                >
                  <UpIcon aria-hidden />
                </IconButton>
                <IconButton
                  label={t("list.down", { name: nameOf(place) })}
                  ref={buttonRef(key, "down")}
                  disabled={place === items.length - 1}
                  onClick={() => step(place + 1, "down")}
                >
                  <DownIcon aria-hidden />
                </IconButton>
                {onRemove && (
                  <IconButton
                    label={t("list.remove", { name: nameOf(place) })}
                    ref={buttonRef(key, "remove")}
                    onClick={() => {
                      const next = items[place + 1] ?? items[place - 1];
                      onRemove(place);
                      focusLater(next === undefined ? null : keyOf(next), "remove");
                    }}
                  >
                    <CloseIcon aria-hidden />
                  </IconButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
