import type { City, DemoPost } from "../shapes.ts";
import { buurtwerk } from "./buurtwerk.ts";
import { buurtwerkMore } from "./buurtwerk-more.ts";
import { culture } from "./culture.ts";
import { drafts } from "./drafts.ts";
import { economy } from "./economy.ts";
import { fietsatelier } from "./fietsatelier.ts";
import { leisure } from "./leisure.ts";
import { leuven } from "./leuven.ts";
import { living } from "./living.ts";
import { mobility } from "./mobility.ts";
import { nature } from "./nature.ts";
import { nuisance } from "./nuisance.ts";
import { safety } from "./safety.ts";

export const posts: readonly DemoPost[] = [
  ...mobility,
  ...safety,
  ...nuisance,
  ...nature,
  ...leisure,
  ...living,
  ...economy,
  ...culture,
  ...fietsatelier,
  ...buurtwerk,
  ...buurtwerkMore,
  ...drafts,
  ...leuven,
];

export const cityOf = (post: DemoPost): City => (post.by === "stad-leuven" ? "leuven" : "gent");
