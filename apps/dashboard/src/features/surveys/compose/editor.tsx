import type { FileView } from "@stoep/contract/files";
import { Box, EditorPage, Group } from "@stoep/ui";
import { useMemo, useState } from "react";
import {
  DeskNotices,
  isJustCreated,
  SaveStatus,
  useCreatedAddress,
  useStepFocus,
  useTitleFocus,
  useWrittenLanguage,
} from "../../../app/editor/index.ts";
import { useFormat, useLeaveQuestion } from "../../../app/index.ts";
import { SurveyMenu } from "../list/survey-menu.tsx";
import { SurveyState } from "../parts/survey-state.tsx";
import { editPath, listPath, type NewKind, type Survey, useText } from "../parts/words.ts";
import { CheckStep } from "./check-step.tsx";
import { Conflict } from "./conflict.tsx";
import { idsOf, type SurveyForm } from "./draft.ts";
import { EditStep } from "./edit-step.tsx";
import { allNewPaths } from "./editor-address.ts";
import { stepOf } from "./steps.ts";
import { SurveyStepper } from "./survey-stepper.tsx";
import { useSurveyDesk } from "./use-desk.ts";
import { useSurveyProblems } from "./use-problems.ts";
import { useSurveySteps } from "./use-survey-steps.ts";

const menuSize = 40;

type Props = { survey: Survey | null; kind: NewKind };

/** The editor of a survey or call: its steps, saving, confirmations and messages. */
export function Editor({ survey, kind }: Props) {
  const t = useText();
  const { desk, state, steps, problems, letGo, form, ...written } = useEditor(survey, kind);
  const { heading, skip } = useStepFocus<HTMLHeadingElement>(steps.step, survey !== null && isJustCreated(survey.id));
  const showField = (path: string) => {
    const next = stepOf(path);
    written.showLanguageOf(path);
    if (next !== steps.step) skip();
    void steps.open(next);
  };
  const { stored, draft } = state;
  const title = draft.instrument.title.trim();
  const shared = { form, state, steps, problems, heading, showField, language: written.language };
  return (
    <EditorPage
      title={survey ? title || t("untitled") : t(`kinds.${kind}.newTitle`)}
      back={{ label: t("list.title"), href: stored ? `${listPath}?state=${stored.state}` : listPath }}
      state={<StateLine survey={stored} kind={kind} />}
      saved={<SaveStatus desk={desk} state={state} />}
      steps={<SurveyStepper state={state} steps={steps} />}
      // Space for what appears with the first save is kept from the start, so that the form does not move under the pointer.
      menu={
        stored ? (
          <SurveyMenu survey={{ ...stored, title }} editor={{ letGo, moved: desk.continueFrom }} size={menuSize} />
        ) : (
          <Box w={menuSize} h={menuSize} />
        )
      }
    >
      <DeskNotices desk={desk} state={state} />
      {steps.step === "check" ? (
        <CheckStep {...shared} />
      ) : (
        <EditStep {...shared} onLanguage={written.setLanguage} onLeaveField={desk.saveSoon} />
      )}
      <Conflict desk={desk} state={state} />
    </EditorPage>
  );
}

function useEditor(survey: Survey | null, kind: NewKind) {
  const [desk, state] = useSurveyDesk(survey, kind);
  const [uploads, setUploads] = useState(0);
  const [busy] = useState(() => (change: 1 | -1) => setUploads((count) => count + change));
  const isUploading = uploads > 0;
  const problems = useSurveyProblems(desk, state.draft);
  const steps = useSurveySteps({ desk, state, problems, isUploading, isNew: survey === null, kind });
  const letGo = useLeaveQuestion(state.isDirty || isUploading, desk.discard);
  useCreatedAddress(survey ? undefined : state.stored?.id, allNewPaths, editPath);
  const titleField = useTitleFocus(steps.step === "title" && !(survey && isJustCreated(survey.id)));
  const form: SurveyForm = {
    surveyId: state.stored?.id ?? null,
    titleField,
    draft: state.draft,
    change: desk.change,
    errorOf: problems.errorOf,
    faults: problems.named,
    busy,
    ...useImages(state.stored),
    locked: useLocked(state.stored),
    hasCodes: state.stored?.hasCodes ?? false,
  };
  return { desk, state, steps, problems, letGo, form, ...useWrittenLanguage(state.draft) };
}

function useImages(stored: Survey | null) {
  const [added, setAdded] = useState<FileView[]>([]);
  const [addImage] = useState(() => (file: FileView) => setAdded((files) => [...files, file]));
  return { images: [...(stored?.images ?? []), ...added], addImage };
}

/** What has answers is that of the stored version. */
function useLocked(stored: Survey | null): ReadonlySet<string> | null {
  return useMemo(() => (stored?.hasAnswers ? idsOf(stored.instrument) : null), [stored]);
}

/** The state; once it is online, where it stands in time. */
function StateLine({ survey, kind }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Group gap="sm">
      <SurveyState survey={survey ?? { state: "concept", timing: null }} />
      <span>{t(`kinds.${kind}.name`)}</span>
      {survey?.state === "scheduled" && survey.publishAt && (
        <span>{t("editor.goesOnline", { at: format.moment(survey.publishAt) })}</span>
      )}
    </Group>
  );
}
