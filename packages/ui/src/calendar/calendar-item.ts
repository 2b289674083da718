import type { ComponentType, ReactNode } from "react";
import type { StatusKind } from "../controls/index.ts";

export const calendarViews = ["month", "week", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** An item with a moment. */
export type CalendarItem = {
  id: string;
  title: string;
  /** The instant when it happens or starts. */
  at: string;
  /** The instant at which it ends: it is shown on each of its days, or on the first alone where it ends in the night that follows. */
  until?: string;
  href: string;
  /** Its state as colour, icon and word. */
  look: StatusKind;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  state: string;
  /** It does not take place: its title is struck through, and `state` says so. */
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
  /** By day, in the order of their moments; undefined while they load. */
  byDay: Map<string, CalendarItem[]> | undefined;
  words: CalendarWords;
  /** The actions for one item; `close` closes the day that it is in. */
  menu?: ((item: CalendarItem, close: () => void) => ReactNode) | undefined;
};
