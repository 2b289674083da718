/** What came of a vote: the result of each district. */
import { lazyPart } from "@stoep/ui/parts";

/** Read once a vote is counted. */
export const ResultPart = lazyPart(() => import("./result-part.tsx").then((m) => m.ResultPart));
