/** The projects of Stad Gent, one in each state, what residents contributed to them, and the votes on their budgets. */
import { cooler } from "./cooler.ts";
import { coolerIdeas } from "./cooler-ideas.ts";
import { dockIdeas } from "./dock-ideas.ts";
import { docks } from "./docks.ts";
import type { DemoIdea } from "./idea.ts";
import { ideas as ideasOfProjects } from "./ideas.ts";
import { ledeberg } from "./ledeberg.ts";
import { ledebergIdeas } from "./ledeberg-ideas.ts";
import { others } from "./others.ts";
import type { DemoProject } from "./project.ts";
import { underWay } from "./under-way.ts";

export { type DemoDistrict, type DemoRound, rounds } from "./rounds.ts";
export type { DemoIdea, DemoProject };
export const projects: readonly DemoProject[] = [...underWay, cooler, docks, ledeberg, ...others];
export const ideas: readonly DemoIdea[] = [...ideasOfProjects, ...coolerIdeas, ...dockIdeas, ...ledebergIdeas];
