import { isPoll } from "@stoep/contract/publishing/values";
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
import { type Post, stateLooks, useKindText, useText } from "../parts/words.ts";
import { CheckStep } from "./check/check-step.tsx";
import { Conflict } from "./conflict/conflict.tsx";
import type { Draft } from "./draft.ts";
import { EditStep } from "./edit-step.tsx";
import { useMessageAddress } from "./editor-address.ts";
import { MessageMenu, menuSize } from "./message-menu.tsx";
import { MessageStepper } from "./message-stepper.tsx";
import { Presence } from "./presence.tsx";
import { stepOf } from "./steps.ts";
import { type NewPost, useMessageDesk } from "./use-desk.ts";
import { useMessageSteps } from "./use-message-steps.ts";
import { useMessageProblems } from "./use-problems.ts";

/** The editor for every kind: its steps, saving, confirmations and messages. */
export function Editor({ post, wanted }: { post: Post | null; wanted: NewPost }) {
  const t = useText();
  const { desk, state, steps, problems, letGo, ...written } = useEditor(post, wanted);
  const { heading, skip } = useStepFocus<HTMLHeadingElement>(steps.step, post !== null && isJustCreated(post.id));
  const showField = (path: string) => {
    const next = stepOf(path);
    written.showLanguageOf(path);
    if (next !== steps.step) skip();
    void steps.open(next);
  };
  const { stored, draft } = state;
  const title = useTitle(post, stored, draft);
  const shared = { form: written.form, desk, state, steps, problems, heading, showField, language: written.language };
  return (
    <EditorPage
      title={title}
      back={{ label: t("message.back"), href: `/inbox?state=${stored?.state ?? "concept"}` }}
      state={<StateLine kind={draft.kind} type={draft.type} post={stored} day={wanted.day} />}
      presence={stored && <Presence postId={stored.id} />}
      saved={<SaveStatus desk={desk} state={state} />}
      steps={<MessageStepper draft={draft} stored={stored} isDirty={state.isDirty} steps={steps} />}
      // Space for what appears with the first save is kept from the start: else the form, and a list open in it, would move under
      // the pointer.
      menu={
        stored ? (
          <MessageMenu post={stored} title={draft.title} save={steps.save} letGo={letGo} />
        ) : (
          <Box w={menuSize} h={menuSize} />
        )
      }
    >
      <DeskNotices desk={desk} state={state} />
      {steps.step === "check" ? (
        <CheckStep {...shared} day={wanted.day} />
      ) : (
        <EditStep {...shared} onLanguage={written.setLanguage} onLeaveField={desk.saveSoon} />
      )}
      <Conflict desk={desk} state={state} />
    </EditorPage>
  );
}

/** What has been saved has its title; what is new is named by its kind. */
function useTitle(post: Post | null, stored: Post | null, { kind, type, title }: Draft): string {
  const t = useText();
  const words = useKindText(kind);
  if (stored && title.trim()) return title.trim();
  if (post) return t("compose.untitled");
  if (kind !== "message") return words("newTitle");
  return isPoll(type) ? t("compose.newPoll") : type === "urgent" ? t("alert.title.first") : words("newTitle");
}

export type EditorState = ReturnType<typeof useEditor>;

function useEditor(post: Post | null, wanted: NewPost) {
  const [desk, state] = useMessageDesk(post, wanted);
  const [uploads, setUploads] = useState(0);
  const [busy] = useState(() => (change: 1 | -1) => setUploads((count) => count + change));
  const problems = useMessageProblems(desk, state.draft);
  const steps = useMessageSteps({ desk, state, problems, isUploading: uploads > 0, isNew: post === null, wanted });
  const letGo = useLeaveQuestion(state.isDirty || uploads > 0, desk.discard);
  useMessageAddress(post ? undefined : state.stored?.id);
  const { draft } = state;
  const titleField = useTitleFocus(steps.step === "content" && !(post && isJustCreated(post.id)));
  const form = { titleField, draft, change: desk.change, errorOf: problems.errorOf, faults: problems.named, busy };
  return { desk, state, steps, problems, letGo, form, ...useWrittenLanguage(draft) };
}

type StateProps = Pick<Draft, "kind" | "type"> & { post: Post | null; day: string | null };

function StateLine({ kind, type, post, day }: StateProps) {
  const t = useText();
  const words = useKindText(kind);
  const format = useFormat();
  const state = post?.state ?? "concept";
  return (
    <Group gap="0 12px">
      <StatusBadge kind={stateLooks[state]}>{t(`compose.states.${state}`)}</StatusBadge>
      <span>{kind === "message" ? t(`types.${type}`) : words("name")}</span>
      {post && state !== "concept" && (
        <span>{t(`message.${state}`, { at: format.moment(post.publishedAt ?? post.publishAt ?? post.savedAt) })}</span>
      )}
      {state === "concept" && day && kind !== "activity" && (
        <span>{t("compose.meantFor", { day: format.day(`${day}T12:00:00Z`) })}</span>
      )}
    </Group>
  );
}
