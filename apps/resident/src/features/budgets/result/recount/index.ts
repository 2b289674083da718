/** The ballots of a district as a file, and counting them again. */
import { lazyPart } from "@stoep/ui/parts";

/** Brings the counting rules along. */
export const RecountPart = lazyPart(() => import("./recount-part.tsx").then((m) => m.RecountPart));
