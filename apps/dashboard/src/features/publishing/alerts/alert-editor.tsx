import { Button, Card, EditorPage, Group, Page, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { AlertIcon, SendIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import {
  DeskNotices,
  SaveStatus,
  useCreatedAddress,
  useMainKey,
  useTitleFocus,
  WritingStep,
} from "../../../app/editor/index.ts";
import { useGo, useLeaveQuestion } from "../../../app/index.ts";
import { Conflict } from "../compose/conflict/conflict.tsx";
import type { ComposeForm } from "../compose/draft.ts";
import { PlaceFields } from "../compose/fields/audience-fields.tsx";
import { OwnText, OwnTitle } from "../compose/fields/text-fields.tsx";
import { Presence } from "../compose/presence.tsx";
import { LivePreview } from "../compose/preview/live-preview.tsx";
import type { Followed } from "../compose/preview/use-preview.ts";
import { type FollowedAlert, useMessageDesk } from "../compose/use-desk.ts";
import { useMessageProblems } from "../compose/use-problems.ts";
import { type Post, stateLooks, useText } from "../parts/words.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { MailSubject, ReachFigure } from "./alert-outlook.tsx";
import { useSendAlert } from "./use-send-alert.ts";

export const newAlertPaths = ["/alerts/new"];
const alertPath = (id: string): string => `/alerts/${id}`;

/** `before`: the alert that a stored follow-up belongs to. */
type Props = { post: Post | null; follows?: FollowedAlert; before?: Post | undefined };

/** An alert's text, audience and preview on one page, with *Send alert now*. D §6 */
export function AlertEditor({ post, follows, before = follows?.alert }: Props) {
  const t = useText();
  const editor = useAlertEditor(post, follows);
  const { desk, state, form, problems, sending } = editor;
  const as = post?.followUp ?? follows?.as ?? "first";
  const { asked } = sending;
  return (
    <EditorPage
      title={(state.stored && state.draft.title.trim()) || t(post ? "compose.untitled" : `alert.title.${as}`)}
      state={<StateLine />}
      presence={state.stored && <Presence postId={state.stored.id} />}
      saved={<SaveStatus desk={desk} state={state} />}
      back={{ label: t("message.back"), href: before ? `/messages/${before.id}` : "/inbox" }}
    >
      <DeskNotices desk={desk} state={state} />
      <WritingStep
        name={t(`alert.title.${as}`)}
        problems={problems}
        faults={problems.all}
        beforeGo={() => undefined}
        onLeaveField={desk.saveSoon}
        preview={
          <Outlook
            form={form}
            as={as}
            post={state.stored}
            follows={before && as !== "first" ? { as, alertId: before.id } : undefined}
          />
        }
        footer={{
          keep: (
            <Button variant="subtle" size="compact-md" onClick={() => void editor.openWhole()}>
              {t("alert.more")}
            </Button>
          ),
          actions: <SendButton as={as} isBusy={sending.isBusy} onClick={() => void sending.ask()} />,
        }}
      >
        <Fields form={form} lead={<Lead as={as} isNew={!post} before={before} />} />
      </WritingStep>
      {asked && (
        <AlertDialog
          {...asked}
          as={as}
          isBusy={sending.isSending}
          onClose={sending.cancel}
          onSend={() => void sending.send()}
        />
      )}
      <Conflict desk={desk} state={state} />
    </EditorPage>
  );
}

/** The state is a draft's as long as an alert can be edited here. */
function StateLine() {
  const t = useText();
  return (
    <Group gap="sm" wrap="nowrap">
      <StatusBadge kind={stateLooks.concept}>{t("compose.states.concept")}</StatusBadge>
      <span>{t("types.urgent")}</span>
    </Group>
  );
}

/** Says what a new alert or a follow-up does. */
function Lead({ as, isNew, before }: { as: AlertStage; isNew: boolean; before: Post | undefined }) {
  const t = useText();
  if (as === "first" ? !isNew : !before) return null;
  return (
    <Text c="dimmed" size="sm">
      {t(`alert.lead.${as}`, { title: before?.title ?? "" })}
    </Text>
  );
}

type AlertStage = "first" | "update" | "resolved";

function useAlertEditor(post: Post | null, follows: FollowedAlert | undefined) {
  const go = useGo();
  const [desk, state] = useMessageDesk(post, {
    kind: "message",
    type: "urgent",
    day: null,
    follows,
  });
  const problems = useMessageProblems(desk, state.draft);
  const sending = useSendAlert(desk, problems);
  useLeaveQuestion(state.isDirty, desk.discard);
  useCreatedAddress(post ? undefined : state.stored?.id, newAlertPaths, alertPath);
  const [busy] = useState(() => () => undefined);
  const { draft } = state;
  const titleField = useTitleFocus(true);
  const form: ComposeForm = {
    titleField,
    draft,
    change: desk.change,
    errorOf: problems.errorOf,
    faults: problems.named,
    busy,
  };
  const openWhole = async () => {
    const { stored, isDirty } = desk.read();
    const saved = stored || isDirty ? await desk.save() : null;
    if (saved) go(`/messages/${saved.id}/edit`);
    else if (!isDirty && !follows) go("/messages/new?type=urgent");
  };
  return { desk, state, problems, sending, form, openWhole };
}

function Fields({ form, lead }: { form: ComposeForm; lead: ReactNode }) {
  return (
    <>
      <Card>
        <Stack gap="md">
          {lead}
          <OwnTitle form={form} />
          <OwnText form={form} />
        </Stack>
      </Card>
      <Card>
        <Stack gap="md">
          <PlaceFields form={form} />
        </Stack>
      </Card>
    </>
  );
}

type OutlookProps = { form: ComposeForm; as: AlertStage; post: Post | null; follows: Followed | undefined };

function Outlook({ form: { draft }, as, post, follows }: OutlookProps) {
  return (
    <Stack gap="md">
      <ReachFigure draft={draft} />
      <MailSubject title={draft.title} as={as} />
      <LivePreview draft={draft} language={draft.language} post={post} follows={follows} />
    </Stack>
  );
}

function SendButton({ as, isBusy, onClick }: { as: AlertStage; isBusy: boolean; onClick: () => void }) {
  const t = useText();
  const main = useMainKey();
  return (
    <Button
      color={as === "resolved" ? "canal" : "brick"}
      leftSection={as === "resolved" ? <SendIcon aria-hidden /> : <AlertIcon aria-hidden />}
      loading={isBusy}
      onClick={onClick}
      {...main}
    >
      {t(`alert.send.${as}`)}
    </Button>
  );
}

/** Shown instead of the editor once the alert can no longer be edited here. */
export function AlreadySent({ post }: { post: Post }) {
  const t = useText();
  return (
    <Page title={post.title}>
      <Text>
        {t("alert.already")} <TextLink href={`/messages/${post.id}`}>{t("alert.see")}</TextLink>
      </Text>
    </Page>
  );
}
