import { InvitationState, invitationDays } from "@stoep/contract/accounts";
import { Button, DataTable, EmptyState, Select, useDisclosure } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, Loaded, queryOf, SettingsPage, useFilters, useFormat, useKeyset } from "../../../../app/index.ts";
import { invitationColumns } from "../parts/invitation-columns.tsx";
import { InviteDialog } from "../parts/invite-dialog.tsx";
import { useText } from "../words.ts";

const Filters = z.object({ state: InvitationState.optional() });

/** Who was asked to join, and what became of it. S1 §4 Membership */
export function InvitationsScreen() {
  const t = useText();
  const [isInviting, inviting] = useDisclosure(false);
  return (
    <SettingsPage
      of="invitations"
      width="wide"
      lead={t("invitations.lead", { days: invitationDays })}
      action={
        <Button leftSection={<PlusIcon aria-hidden />} onClick={inviting.open}>
          {t("members.invite")}
        </Button>
      }
    >
      <Invitations />
      {isInviting && <InviteDialog onClose={inviting.close} />}
    </SettingsPage>
  );
}

function Invitations() {
  const t = useText();
  const format = useFormat();
  const [{ state }, setFilters] = useFilters(Filters);
  const keyset = useKeyset(state ?? "");
  const query = useQuery(queryOf(api.accounts.listInvitations, { query: { state, cursor: keyset.cursor } }));
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null}>
        {() => null}
      </Loaded>
    );
  }
  return (
    <DataTable
      rows={query.data?.items}
      rowKey={(invitation) => invitation.id}
      columns={invitationColumns(t, format)}
      rememberAs="settings.invitations"
      toolbar={<StateFilter state={state} onChange={(next) => setFilters({ state: next })} />}
      paging={keyset.paging(query.data?.next)}
      empty={
        <EmptyState drawing="letters" title={t(state ? "invitations.noneOfState" : "invitations.none")}>
          {t(state ? "invitations.noneOfStateText" : "invitations.noneText")}
        </EmptyState>
      }
      labels={{
        table: t("invitations.table"),
        columns: t("members.columns"),
        previous: t("members.previous"),
        next: t("members.next"),
        loading: t("invitations.loading"),
        sortBy: (column) => column,
      }}
    />
  );
}

type State = InvitationState | undefined;

function StateFilter({ state, onChange }: { state: State; onChange: (state: State) => void }) {
  const t = useText();
  return (
    <Select
      w={{ base: "100%", sm: 220 }}
      aria-label={t("invitations.state")}
      placeholder={t("invitations.filter")}
      data={InvitationState.options.map((value) => ({ value, label: t(`invitations.states.${value}`) }))}
      value={state ?? null}
      onChange={(next) => onChange((next ?? undefined) as State)}
      clearable
    />
  );
}
