import type { MessageType } from "@stoep/contract/publishing";
import { Group, Page, StatusBadge } from "@stoep/ui";
import { useEffect, useState } from "react";
import {
  ConflictDialog,
  EditButtons,
  PreviewButtons,
  RestoredNotice,
  SaveStatus,
  useReturnOfFocus,
} from "../../../app/editor/index.ts";
import { api, queryOf, useFormat, useLeaveQuestion } from "../../../app/index.ts";
import { type Post, stateLooks, useText } from "../parts/words.ts";
import { showAddress } from "./address.ts";
import { DeleteButton } from "./delete-button.tsx";
import { EditMode } from "./edit-mode.tsx";
import { PreviewMode } from "./preview-mode.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { useMessageDesk } from "./use-desk.ts";
import { useMessageSteps } from "./use-message-steps.ts";
import { useMessageProblems } from "./use-problems.ts";

/** The message editor: writing and preview, with everything that is saved, asked and told on the way. */
export function Editor({ post, type = "standard" }: { post: Post | null; type?: MessageType }) {
  const t = useText();
  const [desk, state] = useMessageDesk(post, type);
  const [uploads, setUploads] = useState(0);
  const [language, setLanguage] = useState(state.draft.language);
  const problems = useMessageProblems(desk, state.draft);
  const steps = useMessageSteps(desk, state, problems, uploads > 0);
  const letGo = useLeaveQuestion(state.isDirty || uploads > 0);
  const { draft } = state;
  const createdId = post ? undefined : state.stored?.id;
  useEffect(() => {
    if (createdId) showAddress(createdId);
  }, [createdId]);

  useReturnOfFocus(steps.preview !== null, Object.keys(problems.all).length > 0);

  const [busy] = useState(() => (change: 1 | -1) => setUploads((count) => count + change));
  const form = { draft, change: desk.change, errorOf: problems.errorOf, faults: problems.named, busy };
  const hasLanguage = draft.translations.some((one) => one.language === language);
  const status = <SaveStatus desk={desk} state={state} />;
  return (
    <Page
      title={t(post ? "compose.editTitle" : "compose.newTitle")}
      back={{ label: t("message.back"), href: `/inbox?state=${state.stored?.state ?? "concept"}` }}
      lead={state.stored && <StateLine post={state.stored} />}
      action={state.stored && <DeleteButton post={state.stored} title={draft.title} letGo={letGo} />}
    >
      <RestoredNotice desk={desk} state={state} />
      {steps.preview && state.stored ? (
        <PreviewMode
          post={state.stored}
          preview={steps.preview}
          status={status}
          actions={<PreviewButtons state={state} steps={steps} />}
        />
      ) : (
        <EditMode
          form={form}
          problems={problems}
          language={hasLanguage ? language : draft.language}
          onLanguage={setLanguage}
          onLeaveField={desk.saveSoon}
          status={status}
          keep={{ state, steps }}
          actions={<EditButtons state={state} steps={steps} />}
        />
      )}
      {steps.preview && state.stored && steps.choice.isOpen && (
        <PublishDialog
          opened
          post={state.stored}
          preview={steps.preview}
          isBusy={steps.isPublishing}
          pastMoment={steps.pastMoment}
          onClose={steps.choice.close}
          onPublish={steps.publish}
        />
      )}
      <ConflictDialog
        desk={desk}
        state={state}
        title={t("compose.conflict.title")}
        theirs={queryOf(api.publishing.getPost, { params: { postId: state.stored?.id ?? "" } })}
      />
    </Page>
  );
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
