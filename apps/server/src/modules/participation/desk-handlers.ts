/** What staff read about their projects together, figures, timelines and the overview; and what they decide about contributions. */
import { decisionHandlers } from "./decisions/index.ts";
import { duplicateHandlers } from "./duplicates/index.ts";
import { figureHandlers } from "./figures/index.ts";
import { overviewHandlers } from "./overview/index.ts";
import { timelineHandlers } from "./timeline/index.ts";
import { worksHandlers } from "./works/index.ts";

export const deskHandlers = {
  ...figureHandlers,
  ...timelineHandlers,
  ...overviewHandlers,
  ...decisionHandlers,
  ...duplicateHandlers,
  ...worksHandlers,
};
