/**
 * The tabs of a project's page, in their order. *Contributions* and *surveys* are slots: they stay hidden while nothing fills them. A
 * room of this feature fills one by putting its part here, loaded later: `contributions: lazyPart(() => import(…))`. The part is given
 * the project, and the whole width of the page.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { ComponentType } from "react";
import type { Project } from "../parts/words.ts";

export type TabPart = ComponentType<{ project: Project }>;

const parts = {
  timeline: lazyPart(() => import("./timeline-tab.tsx").then((m) => m.TimelineTab)),
  statistics: lazyPart(() => import("./statistics-tab.tsx").then((m) => m.StatisticsTab)),
  contributions: null,
  surveys: null,
} as const satisfies Record<string, TabPart | null>;

export type TabKey = keyof typeof parts;

/** Those that something fills. A draft has its timeline alone: nobody has read it or taken part. */
export const tabsOf = ({ state }: Pick<Project, "state">): { key: TabKey; Part: TabPart }[] =>
  (Object.keys(parts) as TabKey[]).flatMap((key) => {
    const Part = parts[key];
    return Part !== null && (key === "timeline" || state === "published") ? [{ key, Part }] : [];
  });
