import type { Language } from "@stoep/contract/kernel";
import { Notice, Text } from "@stoep/ui";
import { type RefObject, useState } from "react";
import {
  AudienceSummary,
  CheckButtons,
  CheckObstacle,
  FewNotice,
  isFew,
  KeepButtons,
  PreviewStep,
  type Problems,
  PublishDialog,
  ReachCard,
} from "../../../app/editor/index.ts";
import { useFormat, usePastYear } from "../../../app/index.ts";
import { useAudienceText } from "../../publishing/index.ts";
import { type Project, type ProjectPreview, useKindText, useText } from "../parts/words.ts";
import { ProjectLivePreview, ReaderView } from "./reader-view.tsx";
import type { ProjectState } from "./use-desk.ts";
import type { useProjectSteps } from "./use-project-steps.ts";

type Props = {
  state: ProjectState;
  steps: ReturnType<typeof useProjectSteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  language: Language;
};

/** The last step: what is missing, else who is reached, what to consider, and how it reads in each language. S1 §2 */
export function CheckStep({ state, steps, problems, heading, showField, language }: Props) {
  const t = useText();
  const words = useKindText(state.draft.kind);
  const askPastYear = usePastYear();
  const [asked, setAsked] = useState<"now" | "later" | null>(null);
  const { stored, draft } = state;
  const { checked } = steps;
  const preview = checked.phase === "done" && !(state.isDirty && !state.isAuto) ? checked.preview : null;
  const mayGo = preview && stored ? (when: "now" | "later") => () => setAsked(when) : () => undefined;
  return (
    <>
      <PreviewStep
        title={stored?.state === "published" ? words("titleLive") : undefined}
        heading={heading}
        readings={preview?.readings ?? null}
        meanwhile={<ProjectLivePreview draft={draft} language={language} stored={stored} />}
        original={draft.language}
        show={(reading) => <ReaderView project={reading} language={reading.language} />}
        footer={{
          keep: <KeepButtons state={state} steps={steps} />,
          actions: (
            <CheckButtons
              stored={stored}
              back={() => void steps.open("extras")}
              onPublish={mayGo("now")}
              onSchedule={mayGo("later")}
            />
          ),
        }}
      >
        {preview && stored ? (
          <Outlook project={stored} preview={preview} />
        ) : (
          <CheckObstacle
            phase={checked.phase}
            problems={problems}
            showField={showField}
            onCheck={() => void steps.check()}
            words={{
              failed: words("failed"),
              saveFirst: words(stored?.state === "scheduled" ? "saveScheduled" : "savePublished"),
            }}
          />
        )}
      </PreviewStep>
      {preview && stored && asked && (
        <PublishDialog
          key={asked}
          title={stored.title}
          when={asked}
          publishAt={stored.publishAt}
          pastMoment={steps.pastMoment}
          isBusy={steps.isPublishing}
          mayGo={() => askPastYear(stored.startsOn)}
          onClose={() => setAsked(null)}
          onPublish={steps.publish}
        >
          <Summary project={stored} preview={preview} isLater={asked === "later"} />
          {!stored.isPublic && (
            <Text c="dimmed" size="sm">
              {t("check.notPublicYet")}
            </Text>
          )}
        </PublishDialog>
      )}
    </>
  );
}

type OutlookProps = { project: Project; preview: ProjectPreview };

/** What will happen: who is reached, when it is open, and what to consider. */
function Outlook({ project, preview: { reach } }: OutlookProps) {
  const t = useText();
  const words = useKindText(project.kind);
  const format = useFormat();
  const audience = useAudienceText(project, reach);
  const isLive = project.state === "published";
  const day = (one: string | null) => format.day(`${one}T12:00:00Z`);
  return (
    <>
      <ReachCard reach={reach} audience={audience} />
      <FewNotice reach={reach} />
      <Notice>{t("check.open", { from: day(project.startsOn), until: day(project.endsOn) })}</Notice>
      {project.shout && !isLive && <Notice>{t("check.authorTold", { title: project.shout.title })}</Notice>}
      {isLive ? <Notice>{words("live")}</Notice> : !isFew(reach) && <Notice tone="success">{words("complete")}</Notice>}
    </>
  );
}

function Summary({ project, preview: { reach }, isLater }: OutlookProps & { isLater: boolean }) {
  return <AudienceSummary reach={reach} places={useAudienceText(project, reach)} isLater={isLater} />;
}
