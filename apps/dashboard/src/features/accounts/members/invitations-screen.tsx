import { InvitationState, invitationDays } from "@stoep/contract/accounts";
import { Button, useDisclosure } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { z } from "zod";
import { api, List, SettingsPage, useFormat, useList } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { invitationColumns } from "./invitation-columns.tsx";
import { InviteDrawer } from "./invite-drawer.tsx";

const Filters = z.object({ state: InvitationState.optional() });

/** Who was invited, and the outcome. S1 §4 Membership */
export function InvitationsScreen() {
  const t = useText();
  const [isInviting, inviting] = useDisclosure(false);
  return (
    <SettingsPage
      of="invitations"
      lead={t("invitations.lead", { days: invitationDays })}
      action={
        <Button leftSection={<PlusIcon aria-hidden />} onClick={inviting.open}>
          {t("members.invite")}
        </Button>
      }
    >
      <Invitations />
      {isInviting && <InviteDrawer onClose={inviting.close} />}
    </SettingsPage>
  );
}

function Invitations() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.accounts.listInvitations, filters: Filters });
  return (
    <List
      list={list}
      label={t("invitations.table")}
      rowKey={(invitation) => invitation.id}
      columns={invitationColumns(t, format)}
      filters={[
        {
          choice: "state",
          label: t("invitations.state"),
          placeholder: t("invitations.filter"),
          options: InvitationState.options.map((value) => ({ value, label: t(`invitations.states.${value}`) })),
        },
      ]}
      empty={{ drawing: "letters", title: t("invitations.none"), text: t("invitations.noneText") }}
      nothingFound={{
        drawing: "letters",
        title: t("invitations.noneOfState"),
        text: t("invitations.noneOfStateText"),
      }}
      file={api.accounts.exportInvitations}
      rememberAs="settings.invitations"
    />
  );
}
