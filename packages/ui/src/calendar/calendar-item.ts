import type { ComponentType, ReactNode } from "react";
import type { StatusKind } from "../controls/index.ts";

export const calendarViews = ["month", "week", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** An item with a time. */
export type CalendarItem = {
  id: string;
  title: string;
  /** The instant when it happens or starts. */
  at: string;
  /** The instant when it ends. The item appears on each of its days, or only on the first if it ends in the night that follows. */
  until?: string;
  href: string;
  /** Its state as colour, icon and word. */
  look: StatusKind;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  state: string;
  /** Cancelled: its title is struck through, and `state` says so. */
  isCancelled?: boolean;
  /** Whether it can be moved to another day. */
  isMovable?: boolean;
};

export type CalendarWords = {
  /** Names the calendar. */
  name: string;
  views: Record<CalendarView, string>;
  viewsLabel: string;
  /** For each view: "Previous month". */
  previous: Record<CalendarView, string>;
  next: Record<CalendarView, string>;
  today: string;
  loading: string;
  close: string;
  /** "3 messages", spoken after a day. */
  count: (count: number) => string;
  /** "4 more", spoken on the button that opens the day. */
  more: (count: number) => string;
  nothingOnDay: string;
  nothing: string;
};

/** Props that calendars, grids, lists and days share. */
export type CalendarContent = {
  /** By day, ordered by time; undefined while they load. */
  byDay: Map<string, CalendarItem[]> | undefined;
  words: CalendarWords;
  /** Given the element that shows today. */
  todayRef: (element: HTMLElement | null) => void;
  /** The actions for one item; `close` closes the open day. */
  menu?: ((item: CalendarItem, close: () => void) => ReactNode) | undefined;
};
