/**
 * The tabs of a project's page, in their order. *Surveys* is a slot: it stays hidden while nothing fills it. A
 * room of this feature fills one by putting its part here, loaded later: `contributions: lazyPart(() => import(…))`. The part is given
 * the project, and the whole width of the page.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { ComponentType } from "react";
import type { LicenceFeature } from "../../../app/index.ts";
import { Contributions } from "../ideas/index.ts";
import type { Project } from "../parts/words.ts";

export type TabPart = ComponentType<{ project: Project }>;

const parts = {
  timeline: lazyPart(() => import("./timeline-tab.tsx").then((m) => m.TimelineTab)),
  statistics: lazyPart(() => import("./statistics-tab.tsx").then((m) => m.StatisticsTab)),
  messages: lazyPart(() => import("./posts-tab.tsx").then((m) => m.MessagesTab)),
  events: lazyPart(() => import("./posts-tab.tsx").then((m) => m.EventsTab)),
  contributions: Contributions,
  surveys: null,
} as const satisfies Record<string, TabPart | null>;

export type TabKey = keyof typeof parts;

/** What a member reads there besides participation. */
const licences: Partial<Record<TabKey, LicenceFeature>> = { messages: "inbox", events: "inbox" };
/** What is there before it is published: messages are written ahead. */
const early: readonly TabKey[] = ["timeline", "messages", "events"];

/** Those that something fills and that the member may read. */
export const tabsOf = (
  { state }: Pick<Project, "state">,
  mayRead: (feature: LicenceFeature) => boolean,
): { key: TabKey; Part: TabPart }[] =>
  (Object.keys(parts) as TabKey[]).flatMap((key) => {
    const [Part, licence] = [parts[key], licences[key]];
    const isShown = (state === "published" || early.includes(key)) && (licence === undefined || mayRead(licence));
    return Part !== null && isShown ? [{ key, Part }] : [];
  });
