import type { Language } from "@stoep/contract/kernel";
import { Button, Card, ErrorSummary, Heading, Notice, Stack, Text } from "@stoep/ui";
import { type RefObject, useState } from "react";
import { CheckButtons, KeepButtons, PreviewStep, type Problems } from "../../../../app/editor/index.ts";
import { OutlookPlaceholder } from "../../../../app/index.ts";
import { type Post, useKindText, useText } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";
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
        name={t("compose.preview.reach")}
        readings={preview && stored ? asPlanned(preview.readings, stored) : null}
        meanwhile={<LivePreview draft={draft} language={language} post={stored} />}
        original={draft.language}
        show={(reading) => <ReaderView post={reading} language={reading.language} />}
        footer={{ keep, actions: buttons }}
      >
        <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
          {t(stored?.state === "published" ? "compose.preview.titleLive" : "compose.preview.title")}
        </Heading>
        {preview && stored ? (
          <Outlook post={stored} preview={preview} />
        ) : (
          <Obstacle draft={draft} stored={stored} steps={steps} problems={problems} showField={showField} />
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

type ObstacleProps = Pick<Props, "steps" | "problems" | "showField"> & { draft: Draft; stored: Post | null };

/** Why the check has no result yet, and what to do about it. */
function Obstacle({ draft, stored, steps, problems, showField }: ObstacleProps) {
  const t = useText();
  const words = useKindText(draft.kind);
  const { phase } = steps.checked;
  if (phase === "lacking") {
    return (
      <ErrorSummary
        title={t("compose.preview.lacking", { count: Object.keys(problems.all).length })}
        errors={problems.all}
        attempt={problems.attempt}
        beforeGo={showField}
      />
    );
  }
  if (phase === "uploading") return <Notice>{t("compose.preview.uploading")}</Notice>;
  if (phase === "failed") {
    return (
      <Notice tone="danger" title={words("failed")}>
        <Button variant="default" onClick={() => void steps.check()}>
          {t("compose.preview.again")}
        </Button>
      </Notice>
    );
  }
  if (phase !== "unsaved") return <OutlookPlaceholder />;
  return (
    <Card>
      <Stack gap="sm" align="flex-start">
        <Heading order={3}>{t("compose.saveFirst.title")}</Heading>
        <Text>{words(stored?.state === "scheduled" ? "saveScheduled" : "savePublished")}</Text>
        <Button onClick={() => void steps.check()}>{t("compose.saveFirst.save")}</Button>
      </Stack>
    </Card>
  );
}
