/** Projects and citizen budgets as they are read, and what is said of them wherever they are named. */
import { lazyPart } from "@stoep/ui/parts";

/** Loaded where it stands beside other content. */
export const FollowedList = lazyPart(() => import("./followed-list.tsx").then((m) => m.FollowedList));

export { ProjectArticle } from "./project-article.tsx";
export { useProjectQuery } from "./project-query.ts";
export { TimingBadge } from "./timing-badge.tsx";
export { useOpened } from "./use-opened.ts";
export { useProjectFacts } from "./use-project-facts.ts";
