import type { MessageType } from "@stoep/contract/publishing";
import { Group, Page, StatusBadge } from "@stoep/ui";
import { useEffect, useState } from "react";
import {
  ConflictDialog,
  RestoredNotice,
  SaveStatus,
  translationAt,
  useMainKey,
  useStepFocus,
} from "../../../app/editor/index.ts";
import { api, queryOf, useFormat, useLeaveQuestion } from "../../../app/index.ts";
import { type Post, stateLooks, useText } from "../parts/words.ts";
import { isJustCreated, useOwnAddress } from "./address.ts";
import { CheckStep } from "./check/check-step.tsx";
import { EditStep } from "./edit-step.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessageStepper } from "./message-stepper.tsx";
import type { Draft } from "./model.ts";
import { stepOf } from "./steps.ts";
import { useMessageDesk } from "./use-desk.ts";
import { useMessageSteps } from "./use-message-steps.ts";
import { useMessageProblems } from "./use-problems.ts";

/** The message editor: its steps, with everything that is saved, asked and told on the way. */
export function Editor({ post, type = "standard" }: { post: Post | null; type?: MessageType }) {
  const t = useText();
  const { desk, state, steps, problems, letGo, ...written } = useEditor(post, type);
  const { heading, skip } = useStepFocus<HTMLHeadingElement>(steps.step, post !== null && isJustCreated(post.id));
  useMainKey();
  useTitleFocus(post === null && steps.step === "content");
  const showField = (path: string) => {
    const next = stepOf(path);
    written.showLanguageOf(path);
    if (next !== steps.step) skip();
    void steps.open(next);
  };
  const { stored, draft } = state;
  const shared = { form: written.form, desk, state, steps, problems, heading, showField, language: written.language };
  return (
    <Page
      title={t(post && post.state !== "concept" ? "compose.editTitle" : "compose.newTitle")}
      back={{ label: t("message.back"), href: `/inbox?state=${stored?.state ?? "concept"}` }}
      lead={stored && <StateLine post={stored} />}
      action={stored && <MessageMenu post={stored} title={draft.title} letGo={letGo} />}
    >
      <MessageStepper draft={draft} stored={stored} isDirty={state.isDirty} steps={steps} />
      <RestoredNotice desk={desk} state={state} />
      {steps.step === "check" ? (
        <CheckStep {...shared} status={<SaveStatus desk={desk} state={state} />} />
      ) : (
        <EditStep
          {...shared}
          onLanguage={written.setLanguage}
          onLeaveField={desk.saveSoon}
          status={<SaveStatus desk={desk} state={state} />}
        />
      )}
      <ConflictDialog
        desk={desk}
        state={state}
        title={t("compose.conflict.title")}
        theirs={queryOf(api.publishing.getPost, { params: { postId: stored?.id ?? "" } })}
      />
    </Page>
  );
}

export type EditorState = ReturnType<typeof useEditor>;

function useEditor(post: Post | null, type: MessageType) {
  const [desk, state] = useMessageDesk(post, type);
  const [uploads, setUploads] = useState(0);
  const [busy] = useState(() => (change: 1 | -1) => setUploads((count) => count + change));
  const problems = useMessageProblems(desk, state.draft);
  const steps = useMessageSteps({ desk, state, problems, isUploading: uploads > 0, isNew: post === null, type });
  const letGo = useLeaveQuestion(state.isDirty || uploads > 0, desk.discard);
  useOwnAddress(post ? undefined : state.stored?.id);
  const { draft } = state;
  const form = { draft, change: desk.change, errorOf: problems.errorOf, faults: problems.named, busy };
  return { desk, state, steps, problems, letGo, form, ...useWrittenLanguage(draft) };
}

/** Whoever begins a message wants to write. */
function useTitleFocus(isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>("input[data-path=title]")?.focus();
  }, []);
}

/** The language whose texts are in sight; the original where that translation is gone. */
function useWrittenLanguage(draft: Draft) {
  const [language, setLanguage] = useState(draft.language);
  const hasLanguage = draft.translations.some((one) => one.language === language);
  return {
    language: hasLanguage ? language : draft.language,
    setLanguage,
    showLanguageOf: (path: string) =>
      setLanguage(draft.translations[translationAt(path) ?? -1]?.language ?? draft.language),
  };
}

function StateLine({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const at = format.moment(post.publishedAt ?? post.publishAt ?? post.savedAt);
  return (
    <Group gap="sm">
      <StatusBadge kind={stateLooks[post.state]}>{t(`compose.states.${post.state}`)}</StatusBadge>
      {post.state !== "concept" && <span>{t(`message.${post.state}`, { at })}</span>}
    </Group>
  );
}
