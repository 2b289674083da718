import type { City, DemoPost } from "../shapes.ts";
import { activities } from "./activities.ts";
import { buurtwerk } from "./buurtwerk.ts";
import { buurtwerkMore } from "./buurtwerk-more.ts";
import { culture } from "./culture.ts";
import { drafts } from "./drafts.ts";
import { economy } from "./economy.ts";
import { fietsatelier } from "./fietsatelier.ts";
import { governancePosts } from "./governance.ts";
import { leisure } from "./leisure.ts";
import { leuven } from "./leuven.ts";
import { leuvenActivities } from "./leuven-activities.ts";
import { mobility } from "./mobility.ts";
import { nature } from "./nature.ts";
import { neighboursActivities } from "./neighbours-activities.ts";
import { nuisance } from "./nuisance.ts";
import { outdoorActivities } from "./outdoor-activities.ts";
import { safety } from "./safety.ts";
import { vacancies } from "./vacancies.ts";

export const posts: readonly DemoPost[] = [
  ...activities,
  ...outdoorActivities,
  ...neighboursActivities,
  ...leuvenActivities,
  ...mobility,
  ...safety,
  ...nuisance,
  ...nature,
  ...leisure,
  ...governancePosts,
  ...economy,
  ...culture,
  ...fietsatelier,
  ...buurtwerk,
  ...buurtwerkMore,
  ...drafts,
  ...leuven,
  ...vacancies,
];

export const cityOf = (post: DemoPost): City => (post.by === "stad-leuven" ? "leuven" : "gent");
