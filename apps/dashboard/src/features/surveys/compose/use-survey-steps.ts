import { type Problems, type StepCallbacks, type StepCalls, useSteps, useStepWays } from "../../../app/editor/index.ts";
import { api, notify, useCommand } from "../../../app/index.ts";
import { listPath, type NewKind, type Survey, type SurveyPreview, useText } from "../parts/words.ts";
import { useStepAddress } from "./editor-address.ts";
import { stepAfter, stepOf, surveySteps } from "./steps.ts";
import type { SurveyDesk, SurveyDeskState } from "./use-desk.ts";

function useCalls(callbacks: StepCallbacks<Survey>): StepCalls<Survey, SurveyPreview> {
  const t = useText();
  const preview = useCommand(api.surveys.previewSurvey, { refused: callbacks.previewRefused });
  const publish = useCommand(api.surveys.publishSurvey, {
    refused: callbacks.publishRefused,
    whenDone: callbacks.published,
  });
  const unschedule = useCommand(api.surveys.unscheduleSurvey, {
    whenDone: (survey) => {
      callbacks.unscheduled(survey);
      notify(t("done.unscheduled"), "done");
    },
  });
  const of = ({ id }: Survey) => ({ params: { surveyId: id } });
  return {
    preview: (survey) => preview.run(of(survey)),
    isPreviewing: preview.isRunning,
    publish: (survey, { version }, at) => publish.run({ ...of(survey), body: { version, at } }),
    isPublishing: publish.isRunning,
    unschedule: (survey) => unschedule.run(of(survey)),
    isUnscheduling: unschedule.isRunning,
  };
}

type Options = {
  desk: SurveyDesk;
  state: SurveyDeskState;
  problems: Problems;
  isUploading: boolean;
  isNew: boolean;
  kind: NewKind;
};

/** The steps of a survey from writing to publishing, each at its own address. */
export function useSurveySteps({ kind, isNew, ...given }: Options) {
  const t = useText();
  const { state } = given;
  const address = useStepAddress(state.stored?.id, kind);
  const { step } = address;
  const steps = useSteps({
    ...given,
    useCalls,
    isChecking: step === "check",
    edit: () => address.open("title"),
    words: {
      published: t("done.published"),
      scheduled: (at) => t("done.scheduled", { at }),
      nextAddress: (survey) => (survey.state === "published" ? listPath : `${listPath}?state=scheduled`),
    },
  });
  const after = (one: typeof step) => stepAfter(one, state.draft);
  const ways = useStepWays({
    ...given,
    isAuto: state.isAuto,
    isNew,
    step,
    order: { placeOf: surveySteps.placeOf, after },
    stepOf,
    go: address.open,
    save: steps.save,
  });
  return { ...steps, ...ways, step, after, hrefOf: address.hrefOf };
}
