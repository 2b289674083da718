import type { Language } from "@stoep/contract/kernel";
import { Heading, Stack, VisuallyHidden } from "@stoep/ui";
import type { ReactNode, RefObject } from "react";
import { EditButtons, fieldsFor, KeepButtons, type Problems, WritingStep } from "../../../app/editor/index.ts";
import { useKindText, useText } from "../parts/words.ts";
import type { ComposeForm, Draft } from "./draft.ts";
import { AudienceFields } from "./fields/audience-fields.tsx";
import { ContentFields } from "./fields/content-fields.tsx";
import { ExtraFields } from "./fields/extra-fields.tsx";
import { StoredPost } from "./fields/lock.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { Overview } from "./overview.tsx";
import { LivePreview } from "./preview/live-preview.tsx";
import { messageSteps, type StepKey, stepOf } from "./steps.ts";
import type { MessageState } from "./use-desk.ts";
import type { useMessageSteps } from "./use-message-steps.ts";

const AudienceFieldsPart = fieldsFor<Draft>(["visibility", "neighbourhoodIds", "streets"], AudienceFields);

type Props = {
  form: ComposeForm;
  state: MessageState;
  steps: ReturnType<typeof useMessageSteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  onLeaveField: () => void;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** The step for content, audience or extras, with the phone preview beside it. */
export function EditStep(props: Props) {
  const { form, state, steps, problems, heading, showField, onLeaveField, language } = props;
  const t = useText();
  const words = useKindText(form.draft.kind);
  const { step } = steps;
  const before = messageSteps.before(step);
  const faults = Object.fromEntries(Object.entries(problems.all).filter(([path]) => stepOf(path) === step));
  const way = {
    back: before && (() => void steps.open(before)),
    next: steps.next,
    nextLabel: t(`compose.steps.to.${messageSteps.after(step) as Exclude<StepKey, "content">}`),
  };
  return (
    <WritingStep
      name={words("name")}
      problems={problems}
      faults={faults}
      beforeGo={showField}
      onLeaveField={onLeaveField}
      // List and map stand side by side, and nothing there changes how the message reads.
      preview={
        step === "audience" ? undefined : <LivePreview draft={form.draft} language={language} post={state.stored} />
      }
      footer={{
        keep: <KeepButtons state={state} steps={steps} />,
        actions: <EditButtons state={state} steps={steps} way={way} />,
      }}
    >
      <StepHeading isSeen={step === "extras"}>
        <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
          {t(`compose.steps.title.${step as Exclude<StepKey, "check">}`)}
        </Heading>
      </StepHeading>
      <Fields {...props} />
      <Overview draft={form.draft} showField={showField} />
    </WritingStep>
  );
}

/** Where the fields need the height the bar says which step this is; the heading stays for the outline, and for the focus. */
function StepHeading({ isSeen, children }: { isSeen: boolean; children: ReactNode }) {
  return isSeen ? children : <VisuallyHidden>{children}</VisuallyHidden>;
}

function Fields({ form, state, steps, language, onLanguage }: Props) {
  if (steps.step === "audience") return <AudienceFieldsPart form={form} />;
  if (steps.step === "extras") {
    return (
      <Stack gap="md">
        <ExtraFields form={form} />
      </Stack>
    );
  }
  return (
    <StoredPost value={state.stored}>
      <LanguageTabs form={form} language={language} onLanguage={onLanguage}>
        <ContentFields form={form} />
      </LanguageTabs>
    </StoredPost>
  );
}
