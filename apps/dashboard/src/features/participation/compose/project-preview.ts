/** What a reader gets of a draft. */

import { useTexts } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { daysLeft, ideasWindow, type ReadProject, timingOf } from "@stoep/contract/participation";
import { youTubeId } from "@stoep/contract/publishing";
import { useToday } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { usePlaceNames } from "../../neighbourhoods/index.ts";
import type { Project } from "../parts/words.ts";
import type { Draft, Phase, Translation } from "./draft.ts";

export type Surroundings = Pick<
  ReadProject,
  "id" | "organisation" | "publishedAt" | "isEdited" | "version" | "neighbourhoods"
> & {
  today: string;
  isEnded: boolean;
  /** What is shown where nothing is written yet, in the reader's language. */
  blanks: { title: string; introduction: string; text: string; phase: (number: number) => string };
};

/** The reading of a draft in a language: its translation, or the original where there is none. Pure. */
export function previewOf(draft: Draft, language: Language, around: Surroundings): ReadProject {
  const { today, isEnded, blanks, ...known } = around;
  const translation = draft.translations.find((one) => one.language === language);
  const span = spanOf(draft, today);
  const timing = timingOf(span, today, isEnded);
  return {
    ...known,
    kind: draft.kind,
    title: translation?.title || draft.title || blanks.title,
    introduction: translation?.introduction || draft.introduction || blanks.introduction,
    textHtml: translation?.textHtml || draft.textHtml || `<p>${blanks.text}</p>`,
    language: translation ? language : draft.language,
    isTranslated: translation !== undefined,
    originalLanguage: draft.language,
    ...span,
    timing,
    daysLeft: daysLeft(span, today, isEnded),
    ...ideasWindow({ ...draft, ...span, timing }, today),
    theme: draft.theme,
    secondTheme: draft.secondTheme,
    image: draft.image && {
      ...draft.image.file,
      altText: translation?.altText || draft.image.altText,
    },
    videoId: youTubeId(draft.videoUrl),
    budget: draft.budget !== null && draft.currency ? { amount: draft.budget, currency: draft.currency } : null,
    phases: draft.isPhased
      ? draft.phases.map((phase, place) =>
          phaseOf(phase, { translation, today, isEnded, blank: blanks.phase(place + 1) }),
        )
      : [],
    isFollowed: false,
    followers: 0,
    isReadFirst: draft.isReadFirst,
  };
}

type PhaseAround = { translation: Translation | undefined; today: string; isEnded: boolean; blank: string };

function phaseOf(phase: Phase, { translation, today, isEnded, blank }: PhaseAround): ReadProject["phases"][number] {
  const words = translation?.phases[phase.id];
  const span = spanOf(phase, today);
  return {
    id: phase.id,
    type: phase.type,
    title: words?.title || phase.title || blank,
    text: words?.text || phase.text,
    ...span,
    timing: timingOf(span, today, isEnded),
    videoId: youTubeId(phase.videoUrl),
    budget: phase.budget,
    takesIdeas: phase.isBottomUpEnabled,
    ideaTypes: phase.ideaTypes,
    map: phase.map,
  };
}

/** While a day is missing, the other one stands in for it, or today. */
function spanOf({ startsOn, endsOn }: Pick<Phase, "startsOn" | "endsOn">, today: string) {
  return { startsOn: startsOn ?? endsOn ?? today, endsOn: endsOn ?? startsOn ?? today };
}

/** What a reader of this language gets, from the draft and from what is stored of it. */
export function useProjectPreview(draft: Draft, language: Language, project: Project | null): ReadProject {
  const { id, name, kind } = useMembership().organisation;
  const today = useToday();
  const [now] = useState(() => new Date().toISOString());
  const logo = useQuery(queryOf(api.accounts.getOrganisation)).data?.logo ?? null;
  const namesOf = usePlaceNames();
  const t = useTexts("participation", language);
  return useMemo(() => {
    const around: Surroundings = {
      id: project?.id ?? "",
      organisation: { id, name, kind, logo },
      publishedAt: project?.publishedAt ?? project?.publishAt ?? now,
      isEdited: Boolean(project?.editedAt),
      version: project?.version ?? 1,
      neighbourhoods: draft.neighbourhoodIds.flatMap((place) =>
        namesOf([place]).map((placeName) => ({ id: place, name: placeName })),
      ),
      today,
      isEnded: Boolean(project?.endedAt),
      blanks: {
        title: t("blanks.title"),
        introduction: t("blanks.introduction"),
        text: t("blanks.text"),
        phase: (number) => t("phases.name", { number }),
      },
    };
    return previewOf(draft, language, around);
  }, [draft, language, project, id, name, kind, logo, namesOf, now, today, t]);
}
