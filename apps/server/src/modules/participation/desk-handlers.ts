/** What staff read about their projects together: figures, timelines, and the overview. */
import { figureHandlers } from "./figures/index.ts";
import { overviewHandlers } from "./overview/index.ts";
import { timelineHandlers } from "./timeline/index.ts";

export const deskHandlers = { ...figureHandlers, ...timelineHandlers, ...overviewHandlers };
