import { AnswerDialog } from "../decide/answer-dialog.tsx";
import { CostDialog } from "../decide/cost-dialog.tsx";
import { DecideDialog } from "../decide/decide-dialog.tsx";
import { MergeDialog } from "../decide/merge-dialog.tsx";
import type { WorksMoment } from "../decide/works-draft.ts";
import { WorksDrawer } from "../decide/works-drawer.tsx";
import type { Idea } from "../parts/words.ts";
import { HideDialog, ShowDialog } from "./hide-dialogs.tsx";

export type AskedAct =
  | "decide"
  | "cost"
  | "answer"
  | "merge"
  | "works"
  | "hide"
  | "delete"
  | "show"
  | { corrects: WorksMoment };

/** What is asked before an act on the idea. */
export function AskedDialog({ idea, asked, onClose }: { idea: Idea; asked: AskedAct; onClose: () => void }) {
  if (typeof asked === "object") return <WorksDrawer idea={idea} corrects={asked.corrects} onClose={onClose} />;
  if (asked === "decide") return <DecideDialog ideaId={idea.id} onClose={onClose} />;
  if (asked === "cost") return <CostDialog idea={idea} onClose={onClose} />;
  if (asked === "answer") return <AnswerDialog idea={idea} onClose={onClose} />;
  if (asked === "merge") return <MergeDialog idea={idea} onClose={onClose} />;
  if (asked === "works") return <WorksDrawer idea={idea} onClose={onClose} />;
  if (asked === "show") return <ShowDialog idea={idea} onClose={onClose} />;
  return <HideDialog idea={idea} isDeleting={asked === "delete"} onClose={onClose} />;
}
