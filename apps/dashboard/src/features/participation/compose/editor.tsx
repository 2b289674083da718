import { Box, EditorPage, Group, StatusBadge } from "@stoep/ui";
import { useState } from "react";
import {
  DeskNotices,
  isJustCreated,
  SaveStatus,
  useStepFocus,
  useTitleFocus,
  useWrittenLanguage,
} from "../../../app/editor/index.ts";
import { useFormat, useLeaveQuestion } from "../../../app/index.ts";
import { TimingBadge } from "../parts/timing-badge.tsx";
import { listPath, type Project, stateLooks, useKindText, useText } from "../parts/words.ts";
import { ProjectMenu } from "../projects/project-menu.tsx";
import { CheckStep } from "./check-step.tsx";
import { Conflict } from "./conflict.tsx";
import type { Draft } from "./draft.ts";
import { EditStep } from "./edit-step.tsx";
import { type NewProject, useProjectAddress } from "./editor-address.ts";
import { ProjectStepper } from "./project-stepper.tsx";
import { stepOf } from "./steps.ts";
import { useProjectDesk } from "./use-desk.ts";
import { useProjectProblems } from "./use-problems.ts";
import { useProjectSteps } from "./use-project-steps.ts";

const menuSize = 40;

/** The editor of a project or citizen budget: its steps, saving, confirmations and messages. */
export function Editor({ project, wanted }: { project: Project | null; wanted: NewProject }) {
  const t = useText();
  const { desk, state, steps, problems, letGo, ...written } = useEditor(project, wanted);
  const { heading, skip } = useStepFocus<HTMLHeadingElement>(steps.step, project !== null && isJustCreated(project.id));
  const showField = (path: string) => {
    const next = stepOf(path);
    written.showLanguageOf(path);
    if (next !== steps.step) skip();
    void steps.open(next);
  };
  const { stored, draft } = state;
  const words = useKindText(draft.kind);
  const shared = { form: written.form, state, steps, problems, heading, showField, language: written.language };
  return (
    <EditorPage
      title={project ? draft.title.trim() || t("untitled") : words("newTitle")}
      back={{ label: t("list.title"), href: stored ? `${listPath}?state=${stored.state}` : listPath }}
      state={<StateLine draft={draft} project={stored} />}
      saved={<SaveStatus desk={desk} state={state} />}
      steps={<ProjectStepper draft={draft} stored={stored} isDirty={state.isDirty} steps={steps} />}
      // Space for what appears with the first save is kept from the start, so that the form does not move under the pointer.
      menu={
        stored ? (
          <ProjectMenu
            project={{ ...stored, title: draft.title }}
            editor={{ letGo, reopened: desk.continueFrom }}
            size={menuSize}
          />
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

function useEditor(project: Project | null, wanted: NewProject) {
  const [desk, state] = useProjectDesk(project, wanted);
  const [uploads, setUploads] = useState(0);
  const [busy] = useState(() => (change: 1 | -1) => setUploads((count) => count + change));
  const problems = useProjectProblems(desk, state.draft);
  const steps = useProjectSteps({ desk, state, problems, isUploading: uploads > 0, isNew: project === null, wanted });
  const letGo = useLeaveQuestion(state.isDirty || uploads > 0, desk.discard);
  useProjectAddress(project ? undefined : state.stored?.id);
  const { draft } = state;
  const titleField = useTitleFocus(steps.step === "content" && !(project && isJustCreated(project.id)));
  const form = { titleField, draft, change: desk.change, errorOf: problems.errorOf, faults: problems.named, busy };
  return { desk, state, steps, problems, letGo, form, ...useWrittenLanguage(draft) };
}

/** The state; once it is online, where it stands in time. */
function StateLine({ draft, project }: { draft: Draft; project: Project | null }) {
  const t = useText();
  const words = useKindText(draft.kind);
  const format = useFormat();
  const state = project?.state ?? "concept";
  return (
    <Group gap="sm">
      {state === "published" && project?.timing ? (
        <TimingBadge timing={project.timing} />
      ) : (
        <StatusBadge kind={stateLooks[state]}>{t(`states.${state}`)}</StatusBadge>
      )}
      <span>{words("name")}</span>
      {state === "scheduled" && project?.publishAt && (
        <span>{t("editor.goesOnline", { at: format.moment(project.publishAt) })}</span>
      )}
    </Group>
  );
}
