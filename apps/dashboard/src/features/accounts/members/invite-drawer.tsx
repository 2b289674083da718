import { useLanguage } from "@stoep/client/texts";
import { invitationsAtOnce } from "@stoep/contract/accounts";
import type { Language } from "@stoep/contract/kernel";
import { Button, Notice, Select, SideDrawer, Stack, Text, TextArea, toast } from "@stoep/ui";
import { type ClipboardEvent, useState } from "react";
import { api, languageNames, useCommand, useFieldText, useFormat } from "../../../app/index.ts";
import { type Levels, useText } from "../settings/words.ts";
import { LevelFields, RoleField } from "./access-fields.tsx";
import { type EmailList, onePerLine, readEmailList } from "./email-list.ts";
import style from "./members.module.css";

const roles = ["user", "owner"] as const;
const asViewer: Levels = { network: "viewer", participation: "viewer", care: "viewer" };

/** Invites people by email: their addresses, their role and levels, and the language of the mail. S1 §3 Invitation */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const spoken = useLanguage();
  const [text, setText] = useState("");
  const [role, setRole] = useState<(typeof roles)[number]>("user");
  const [levels, setLevels] = useState(asViewer);
  const [language, setLanguage] = useState<Language>(spoken);
  const [isChecked, setChecked] = useState(false);
  const read = readEmailList(text);
  const wrong = useProblem(read);
  const problem = isChecked ? wrong : null;
  const invite = useInvite(onClose);
  const send = () => {
    setChecked(true);
    if (wrong) return;
    void invite.run({
      body: {
        emails: read.emails,
        type: role,
        language,
        publicParticipationType: levels.participation,
        communityCareType: levels.care,
        neighbourhoodNetworkType: levels.network,
      },
    });
  };
  const change = (next: string) => {
    setText(next);
    setChecked(false);
  };
  return (
    <SideDrawer
      onClose={onClose}
      title={t("invite.title")}
      closeLabel={t("close")}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button loading={invite.isRunning} onClick={send}>
            {read.emails.length > 0 ? t("invite.send", { count: read.emails.length }) : t("invite.sendNone")}
          </Button>
        </>
      }
    >
      <Stack>
        <EmailsField text={text} read={read} problem={problem} onChange={change} />
        <RoleField label={t("invite.role")} roles={roles} value={role} onChange={setRole} />
        {role === "user" && <LevelFields value={levels} onChange={setLevels} />}
        <Select
          label={t("invite.language")}
          data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          value={language}
          onChange={(next) => setLanguage(next as Language)}
        />
      </Stack>
    </SideDrawer>
  );
}

/** Sends invitations, then says who was invited and who needed no invitation. */
export function useInvite(whenDone?: () => void) {
  const t = useText();
  const format = useFormat();
  return useCommand(api.accounts.invite, {
    whenDone: ({ invited, alreadyMembers }) => {
      if (invited.length > 0) toast(t("invite.invited", { count: invited.length }));
      if (alreadyMembers.length > 0) toast(t("invite.alreadyMembers", { emails: format.list(alreadyMembers) }));
      whenDone?.();
    },
  });
}

function useProblem({ emails, wrong }: EmailList): string | null {
  const t = useText();
  const fieldText = useFieldText();
  if (wrong.length > 0) return t("invite.correct");
  if (emails.length === 0) return fieldText("emailRequired");
  return emails.length > invitationsAtOnce ? t("invite.tooMany", { max: invitationsAtOnce }) : null;
}

type FieldProps = { text: string; read: EmailList; problem: string | null; onChange: (text: string) => void };

function EmailsField({ text, read, problem, onChange }: FieldProps) {
  const t = useText();
  const fieldText = useFieldText();
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[,;<]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    onChange(value.slice(0, selectionStart) + onePerLine(pasted) + value.slice(selectionEnd));
  };
  return (
    <Stack gap="xs">
      <TextArea
        label={t("invite.emails")}
        description={t("invite.emailsHint")}
        required
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        value={text}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={paste}
      />
      <Text size="sm" c="dimmed" role="status">
        {t("invite.count", { count: read.emails.length })}
        {read.wrong.length > 0 && ` · ${t("invite.wrongCount", { count: read.wrong.length })}`}
      </Text>
      {read.wrong.length > 0 && (
        <Notice tone="warning" title={t("invite.wrongLines")}>
          <ul className={style.wrong}>
            {read.wrong.map(({ line, text: written, problem: code }) => (
              <li key={`${line} ${written}`}>
                {t("invite.wrongLine", { line, text: written, problem: fieldText(code) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}
