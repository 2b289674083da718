/** The tabs of a survey's page, in their order; a draft has none. */
import { lazyPart } from "@stoep/ui/parts";
import type { FunctionComponent } from "react";
import { type Survey, surveyPath, useText } from "../parts/words.ts";
import { QuestionsTab } from "./questions-tab.tsx";

type TabPart = FunctionComponent<{ survey: Survey }>;

const tabs: {
  key: "questions" | "results" | "answers" | "audience";
  isEarly: boolean;
  isWide: boolean;
  Part: TabPart;
}[] = [
  { key: "questions", isEarly: true, isWide: false, Part: QuestionsTab },
  {
    key: "results",
    isEarly: false,
    isWide: true,
    Part: lazyPart(() => import("../results/results-tab.tsx").then((m) => m.ResultsTab)),
  },
  {
    key: "answers",
    isEarly: false,
    isWide: true,
    Part: lazyPart(() => import("../results/answers-tab.tsx").then((m) => m.AnswersTab)),
  },
  {
    key: "audience",
    isEarly: false,
    isWide: true,
    Part: lazyPart(() => import("../results/audience-tab.tsx").then((m) => m.AudienceTab)),
  },
];

/** Those of a survey, and the one that is open: the first, unless the address names another. */
export function useTabs(survey: Survey, open: string | undefined) {
  const t = useText();
  const offered = tabs.filter(({ isEarly }) => isEarly || survey.state === "published");
  const shown = offered.find(({ key }) => key === open) ?? offered[0];
  const items = offered.map(({ key }, place) => ({
    label: t(`record.tabs.${key}`),
    href: place === 0 ? surveyPath(survey.id) : `${surveyPath(survey.id)}?tab=${key}`,
    isActive: key === shown?.key,
  }));
  return { shown, items };
}
