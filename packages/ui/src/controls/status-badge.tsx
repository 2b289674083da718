import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { AlertIcon, DoneIcon, EndedIcon, NewIcon, PencilIcon, ProgressIcon, ScheduleIcon } from "../icons/index.ts";

export type StatusKind = "new" | "progress" | "done" | "draft" | "scheduled" | "urgent" | "ended";

const looks = {
  new: ["blue", NewIcon],
  progress: ["yellow", ProgressIcon],
  done: ["green", DoneIcon],
  draft: ["gray", PencilIcon],
  scheduled: ["canal", ScheduleIcon],
  urgent: ["brick", AlertIcon],
  ended: ["gray", EndedIcon],
} as const;

/** A state as colour, icon and word, never as colour alone. */
export function StatusBadge({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const [color, Icon] = looks[kind];
  return (
    <Badge color={color} leftSection={<Icon aria-hidden />}>
      {children}
    </Badge>
  );
}
