import { type Problems, type StepCallbacks, type StepCalls, useSteps, useStepWays } from "../../../app/editor/index.ts";
import { api, notify, useCommand } from "../../../app/index.ts";
import { listPath, type Project, type ProjectPreview, useKindText, useText } from "../parts/words.ts";
import { type NewProject, useStepAddress } from "./editor-address.ts";
import { projectSteps, stepOf } from "./steps.ts";
import type { ProjectDesk, ProjectState } from "./use-desk.ts";

function useCalls(callbacks: StepCallbacks<Project>): StepCalls<Project, ProjectPreview> {
  const t = useText();
  const preview = useCommand(api.participation.previewProject, { refused: callbacks.previewRefused });
  const publish = useCommand(api.participation.publishProject, {
    refused: callbacks.publishRefused,
    whenDone: callbacks.published,
  });
  const unschedule = useCommand(api.participation.unscheduleProject, {
    whenDone: (project) => {
      callbacks.unscheduled(project);
      notify(t(`kinds.${project.kind}.unscheduled`), "done");
    },
  });
  return {
    preview: ({ id }) => preview.run({ params: { projectId: id } }),
    isPreviewing: preview.isRunning,
    publish: ({ id }, { version }, at) => publish.run({ params: { projectId: id }, body: { version, at } }),
    isPublishing: publish.isRunning,
    unschedule: ({ id }) => unschedule.run({ params: { projectId: id } }),
    isUnscheduling: unschedule.isRunning,
  };
}

type Options = {
  desk: ProjectDesk;
  state: ProjectState;
  problems: Problems;
  isUploading: boolean;
  isNew: boolean;
  wanted: NewProject;
};

/** The steps of a project from writing to publishing, each at its own address. */
export function useProjectSteps({ desk, state, problems, isUploading, isNew, wanted }: Options) {
  const address = useStepAddress(state.stored?.id, wanted);
  const { step } = address;
  const words = useKindText(wanted.kind);
  const steps = useSteps({
    desk,
    state,
    problems,
    isUploading,
    useCalls,
    isChecking: step === "check",
    edit: () => address.open("content"),
    words: {
      published: words("published"),
      scheduled: (at) => words("scheduled", { at }),
      nextAddress: (project) => (project.state === "published" ? listPath : `${listPath}?state=scheduled`),
    },
  });
  const ways = useStepWays({
    desk,
    isAuto: state.isAuto,
    problems,
    isUploading,
    isNew,
    step,
    order: projectSteps,
    stepOf,
    go: address.open,
    save: steps.save,
  });
  return { ...steps, ...ways, step, hrefOf: address.hrefOf };
}
