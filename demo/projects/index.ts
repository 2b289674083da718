/** The projects of Stad Gent, one in each state. */
import { others } from "./others.ts";
import type { DemoProject } from "./project.ts";
import { underWay } from "./under-way.ts";

export type { DemoProject };
export const projects: readonly DemoProject[] = [...underWay, ...others];
