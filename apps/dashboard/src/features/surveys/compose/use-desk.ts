import { useToday } from "@stoep/ui";
import {
  type Desk,
  type DeskState,
  type DocumentKind,
  draftCopiesOf,
  useDesk,
  useDeskNews,
  useFirstLanguage,
  useRememberedLanguage,
} from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import type { NewKind, Survey } from "../parts/words.ts";
import { bodyOf, type Draft, draftOf, emptyDraft } from "./draft.ts";

export type SurveyDesk = Desk<Survey, Draft, Draft>;
export type SurveyDeskState = DeskState<Survey, Draft>;

const surveyDocument: DocumentKind<Survey, Draft, Draft> = {
  draftOf,
  bodyOf,
  isPrivate: ({ state }) => state === "concept",
  create: (body, idempotencyKey) => api.surveys.createSurvey({ body }, { idempotencyKey }),
  update: (surveyId, version, survey, idempotencyKey) =>
    api.surveys.updateSurvey({ params: { surveyId }, body: { version, survey } }, { idempotencyKey }),
};

/** `survey` is null for a new one. */
export function useSurveyDesk(survey: Survey | null, kind: NewKind): [SurveyDesk, SurveyDeskState] {
  const { id } = useMembership();
  const language = useFirstLanguage();
  const today = useToday();
  const [desk, state] = useDesk(() => ({
    kind: surveyDocument,
    stored: survey,
    draft: survey ? draftOf(survey) : emptyDraft({ kind, language, today }),
    copies: draftCopiesOf<Draft, Draft>(`survey.${kind}`, id),
  }));
  const surveyId = state.stored?.id ?? "";
  useDeskNews(desk, state.stored, {
    query: queryOf(api.surveys.getSurvey, { params: { surveyId } }),
    lists: ["surveys", "listSurveys"],
  });
  useRememberedLanguage(state.draft.language, survey === null && state.stored !== null);
  return [desk, state];
}
