/** What follows from the kind of a thing on the map: its icon and its colour. */
import type { MapKind } from "@stoep/contract/feed";
import { AlertIcon, CalendarIcon, MessageIcon, ProjectIcon, SunIcon, VacancyIcon } from "@stoep/ui/icons";

export const kindIcons = {
  activity: CalendarIcon,
  vacancy: VacancyIcon,
  project: ProjectIcon,
  idea: SunIcon,
  alert: AlertIcon,
  shout: MessageIcon,
} satisfies Record<MapKind, unknown>;

/** Readable on light and dark maps. The list beside the map says the same in words. */
export const kindColours: Record<MapKind, string> = {
  activity: "#2f7ed8",
  vacancy: "#7a5bd0",
  project: "#0f8a8a",
  idea: "#c77700",
  alert: "#c2452f",
  shout: "#4d8a2c",
};
