import type { Language } from "@stoep/contract/kernel";
import { type RefObject, useState } from "react";
import { CheckButtons, CheckObstacle, KeepButtons, PreviewStep, type Problems } from "../../../../app/editor/index.ts";
import { type Post, useKindText, useText } from "../../parts/words.ts";
import { LivePreview } from "../preview/live-preview.tsx";
import { ReaderView } from "../preview/reader-view.tsx";
import type { MessageState } from "../use-desk.ts";
import type { useMessageSteps } from "../use-message-steps.ts";
import { Outlook } from "./outlook.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

type Props = {
  state: MessageState;
  steps: ReturnType<typeof useMessageSteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  language: Language;
  /** The day on which it is meant to go online, if it was begun on one in the calendar. */
  day: string | null;
};

/** The last step: what is missing, else who is reached, what to consider, and how it reads in each language. S1 §2 */
export function CheckStep({ state, steps, problems, heading, showField, language, day }: Props) {
  const t = useText();
  const words = useKindText(state.draft.kind);
  const [asked, setAsked] = useState<"now" | "later" | null>(null);
  const { stored, draft } = state;
  const { checked } = steps;
  const preview = checked.phase === "done" && !(state.isDirty && !state.isAuto) ? checked.preview : null;
  const mayGo = preview && stored ? (when: "now" | "later") => () => setAsked(when) : () => undefined;
  const keep = <KeepButtons state={state} steps={steps} />;
  const buttons = (
    <CheckButtons
      stored={stored}
      back={() => void steps.open("extras")}
      onPublish={mayGo("now")}
      onSchedule={mayGo("later")}
    />
  );
  return (
    <>
      <PreviewStep
        title={stored?.state === "published" ? t("compose.preview.titleLive") : undefined}
        heading={heading}
        readings={preview && stored ? asPlanned(preview.readings, stored) : null}
        meanwhile={<LivePreview draft={draft} language={language} post={stored} />}
        original={draft.language}
        show={(reading) => <ReaderView post={reading} language={reading.language} />}
        footer={{ keep, actions: buttons }}
      >
        {preview && stored ? (
          <Outlook post={stored} preview={preview} />
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
          when={asked}
          post={stored}
          preview={preview}
          isBusy={steps.isPublishing}
          day={day}
          pastMoment={steps.pastMoment}
          onClose={() => setAsked(null)}
          onPublish={steps.publish}
        />
      )}
    </>
  );
}

/** Dates the readings of a scheduled message at the time it is scheduled for. */
function asPlanned<R extends { publishedAt: string }>(readings: readonly R[], { publishAt, state }: Post): R[] {
  return readings.map((one) => (publishAt && state === "scheduled" ? { ...one, publishedAt: publishAt } : one));
}
