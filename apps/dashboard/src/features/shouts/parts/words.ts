import type { ShoutCategory, ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf, useAccess, useMembership } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("shouts");

export type Row = Awaited<ReturnType<typeof api.shouts.listShouts>>["items"][number];
export type Shout = Awaited<ReturnType<typeof api.shouts.getShout>>;
export type Figures = Awaited<ReturnType<typeof api.shouts.getShoutFigures>>;
/** What the acts need to know of a message, from its row or its record. */
export type HandledShout = Pick<Shout, "id" | "title" | "author" | "assignee" | "followers">;

/** The category in which the inbox lists each kind. */
export const categoryOf = {
  idea: "ideas",
  alert: "alerts",
  "help-request": "help-requests",
  "looking-for": "other",
  borrow: "other",
  general: "general",
  "give-away": "give-aways",
} as const satisfies Record<ShoutKind, ShoutCategory>;

/** The tabs of the inbox, each with its statuses. */
export const statuses = {
  open: ["new", "in-progress"],
  new: ["new"],
  "in-progress": ["in-progress"],
  done: ["done"],
  all: [],
} as const satisfies Record<string, readonly ShoutStatus[]>;
export type Tab = keyof typeof statuses;

export const statusLooks: Record<ShoutStatus, StatusKind> = { new: "new", "in-progress": "progress", done: "done" };

/** Whether the member works for the city's organisation; only that reads what residents wrote. D §7 */
export function useIsCity(): boolean {
  const { organisation } = useMembership();
  const { read } = useAccess("shouts");
  return organisation.kind === "city" && read === true;
}

/** The address of a message beside its list, which has all statuses so that the message is in it. */
export const shoutPath = (id: string) => `/shouts?status=all&shout=${id}`;
