/** What follows from what an idea is: its icons and its colour. */
import type { IdeaKind, IdeaMoment } from "@stoep/contract/participation";
import {
  ArchiveIcon,
  CheckIcon,
  DoneIcon,
  EditIcon,
  EndedIcon,
  MessageIcon,
  MoneyIcon,
  NewIcon,
  PaperIcon,
  PencilIcon,
  ProgressIcon,
  ProjectIcon,
  SearchIcon,
  SunIcon,
} from "@stoep/ui/icons";

export const kindIcons = {
  idea: SunIcon,
  project: ProjectIcon,
  proposal: PaperIcon,
  story: MessageIcon,
} satisfies Record<IdeaKind, unknown>;

export const typeIcons = {
  proposed: NewIcon,
  investigation: SearchIcon,
  accepted: CheckIcon,
  budgeted: MoneyIcon,
  implemented: DoneIcon,
  rejected: EndedIcon,
};

/** Readable on light and dark maps. The list beside the map says the same in words. */
export const typeColours = {
  proposed: "#2f7ed8",
  investigation: "#c77700",
  accepted: "#7a5cc4",
  budgeted: "#7a5cc4",
  implemented: "#4d8a2c",
  rejected: "#7d7d7d",
};

export const momentIcons = {
  "sent-in": MessageIcon,
  written: PencilIcon,
  edited: EditIcon,
  type: NewIcon,
  cost: MoneyIcon,
  answer: MessageIcon,
  merged: ArchiveIcon,
  "taken-apart": ArchiveIcon,
  works: ProgressIcon,
} satisfies Record<IdeaMoment["kind"], unknown>;
