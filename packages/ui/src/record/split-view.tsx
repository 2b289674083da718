import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { afterPaint } from "../controls/index.ts";
import { currentIn } from "../feedback/find-controls.ts";
import { isLost } from "../feedback/focus.ts";
import { BackIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import { SplitPicks } from "./split-picks.tsx";
import type { SplitRow } from "./split-row.ts";
import style from "./split-view.module.css";

type Props = {
  /** Names the list. */
  label: string;
  rows: SplitRow[];
  /** The key of the row whose record is next to the list. */
  openKey: string | undefined;
  /** Whether the user chose it: narrow screens then show it instead of the list. */
  isChosen: boolean;
  /** On narrow screens, the link from the record back to the list. */
  back: { label: string; href: string };
  /** Above the list, in its column. */
  head?: ReactNode;
  /** For bulk actions: keys of rows. */
  picking?: { picked: readonly string[]; onPick: (keys: string[]) => void; allLabel: string };
  /** Below the list, for loading more. */
  more?: ReactNode;
  /** The open record. */
  children: ReactNode;
};

/**
 * List on the left, record on the right, for working through records one by one; narrow screens show one of the two. The list keeps its
 * scroll position, even while a record is shown instead of it.
 */
export function SplitView({ label, rows, openKey, isChosen, back, head, picking, more, children }: Props) {
  const isNarrow = useMediaQuery("(max-width: 899px)", false, { getInitialValueInEffect: false });
  const isInstead = isNarrow && isChosen;
  const { list, record, keepPlace } = usePlace(isInstead);
  useFocusAsTableGoes(list, isChosen);
  return (
    <div className={style.split}>
      <nav ref={list} className={style.list} aria-label={label} hidden={isInstead} onClickCapture={keepPlace}>
        {head}
        {picking && <SplitPicks.All rows={rows} {...picking} />}
        <ul>
          {rows.map((row) => (
            <li key={row.key}>
              {picking && <SplitPicks.One row={row} {...picking} />}
              <KitLink
                href={row.href}
                className={style.row}
                aria-current={row.key === openKey && (isChosen || !isNarrow) ? "true" : undefined}
              >
                <span className={style.title}>{row.title}</span>
                {row.badge}
                <span className={style.meta}>{row.meta}</span>
              </KitLink>
            </li>
          ))}
        </ul>
        {more}
      </nav>
      {(!isNarrow || isChosen) && (
        <section ref={record} className={style.record} tabIndex={-1}>
          {isNarrow && (
            <KitLink className={style.back} href={back.href}>
              <BackIcon aria-hidden />
              {back.label}
            </KitLink>
          )}
          {children}
        </section>
      )}
    </div>
  );
}

/**
 * Where a table has given way to the two parts, its pressed row is gone, and the same row of the list takes its focus. Not when the page
 * is only just opened.
 */
function useFocusAsTableGoes(list: RefObject<HTMLElement | null>, isChosen: boolean) {
  const begun = useRef(isChosen);
  useEffect(() => {
    if (!begun.current || !list.current || !isLost() || !navigator.userActivation?.hasBeenActive) return;
    currentIn(list.current)?.focus({ preventScroll: true });
  }, [list]);
}

/** Restores the list's scroll position after a record took its place, and moves the focus to what is shown. */
function usePlace(isInstead: boolean) {
  const list = useRef<HTMLElement>(null);
  const record = useRef<HTMLElement>(null);
  const place = useRef<{ top: number; from: Element | null }>({ top: 0, from: null });
  const was = useRef(isInstead);
  useLayoutEffect(() => {
    if (was.current === isInstead) return;
    was.current = isInstead;
    if (isInstead) {
      record.current?.scrollIntoView?.({ block: "nearest" });
      record.current?.focus({ preventScroll: true });
    } else {
      const back = () => {
        document.documentElement.scrollTop = place.current.top;
      };
      back();
      // The router scrolls to the top of a new address.
      afterPaint(back);
      if (place.current.from instanceof HTMLElement) place.current.from.focus({ preventScroll: true });
    }
  }, [isInstead]);
  return {
    list,
    record,
    keepPlace: (event: { target: EventTarget }) => {
      const from = event.target instanceof Element ? event.target.closest("a") : null;
      if (from) place.current = { top: document.documentElement.scrollTop, from };
    },
  };
}
