/** The notation of what a resident contributed to a project of the demonstration. */
import type { IdeaKind, IdeaType, WorksState } from "@stoep/contract/participation";
import type { GentArea } from "../places.ts";
import type { Language } from "../shapes.ts";

export interface DemoIdea {
  key: string;
  /** Key of its project. */
  project: string;
  area: GentArea;
  language: Language;
  kind?: IdeaKind;
  title: string;
  text: string;
  daysAgo: number;
  /** How many support it, as far as so many live there. */
  support: number;
  hasPlace?: true;
  /** Entered at the counter; a name if they agreed. */
  counter?: { name: string };
  type?: IdeaType;
  /** Four days after it came in, if nothing else is given. */
  decidedDaysAgo?: number;
  reason?: string;
  cost?: number;
  answer?: string;
  works?: { state: WorksState; percent: number; costToDate?: number; text: string; daysAgo: number };
  /** Nobody has read it yet. */
  isWaiting?: true;
  /** By staff, with the reason that its author reads. */
  hidden?: { ground: "private" | "spam"; reason: string };
  /** Key of the one that it was merged into. */
  mergedInto?: string;
  comments?: readonly string[];
}
