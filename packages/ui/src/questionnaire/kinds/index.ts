/** The view of each kind of question, in its file. */
import type { Kind } from "@stoep/instrument";
import type { ComponentType } from "react";
import type { KindProps } from "../props.ts";
import { BudgetQuestion } from "./budget.tsx";
import { DropdownQuestion } from "./dropdown.tsx";
import { FilesQuestion } from "./files.tsx";
import { GalleryQuestion } from "./gallery.tsx";
import { MapQuestion } from "./map.tsx";
import { MatrixQuestion } from "./matrix.tsx";
import { MultipleQuestion } from "./multiple.tsx";
import { OpenQuestion } from "./open.tsx";
import { RankingQuestion } from "./ranking.tsx";
import { ScoreQuestion } from "./score.tsx";
import { SingleQuestion } from "./single.tsx";

export const kindViews: { [K in Kind]: ComponentType<KindProps<K>> } = {
  open: OpenQuestion,
  score: ScoreQuestion,
  single: SingleQuestion,
  multiple: MultipleQuestion,
  ranking: RankingQuestion,
  matrix: MatrixQuestion,
  dropdown: DropdownQuestion,
  gallery: GalleryQuestion,
  budget: BudgetQuestion,
  files: FilesQuestion,
  map: MapQuestion,
};
