import { Button, DataTable, EmptyState, SearchField, Stack, useDisclosure } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import {
  api,
  Loaded,
  queryOf,
  SettingsPage,
  useFilters,
  useFormat,
  useKeyset,
  useMembership,
} from "../../../../app/index.ts";
import { InviteDialog } from "../parts/invite-dialog.tsx";
import { memberColumns } from "../parts/member-columns.tsx";
import { MemberDialog } from "../parts/member-dialog.tsx";
import { PendingMembers } from "../parts/pending-members.tsx";
import { type Member, useText } from "../words.ts";

const Filters = z.object({ search: z.string().max(80).optional() });

/** Who works for the organisation: those who wait first, then all others. S1 §2 */
export function MembersScreen() {
  const t = useText();
  const { name } = useMembership().organisation;
  const [isInviting, inviting] = useDisclosure(false);
  return (
    <SettingsPage
      of="members"
      width="wide"
      lead={t("members.lead", { name })}
      action={
        <Button leftSection={<PlusIcon aria-hidden />} onClick={inviting.open}>
          {t("members.invite")}
        </Button>
      }
    >
      <Stack gap="lg">
        <PendingMembers />
        <Members />
      </Stack>
      {isInviting && <InviteDialog onClose={inviting.close} />}
    </SettingsPage>
  );
}

function Members() {
  const t = useText();
  const format = useFormat();
  const [{ search }, setFilters] = useFilters(Filters);
  const keyset = useKeyset(search ?? "");
  const [changing, setChanging] = useState<Member | null>(null);
  const query = useQuery(
    queryOf(api.accounts.listMembers, { query: { state: "accepted", search, cursor: keyset.cursor } }),
  );
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null}>
        {() => null}
      </Loaded>
    );
  }
  return (
    <>
      <DataTable
        rows={query.data?.items}
        rowKey={(member) => member.membershipId}
        columns={memberColumns(t, format, setChanging)}
        rememberAs="settings.members"
        toolbar={
          <SearchField
            label={t("members.search")}
            value={search ?? ""}
            onChange={(text) => setFilters({ search: text || undefined })}
          />
        }
        paging={keyset.paging(query.data?.next)}
        empty={
          <EmptyState drawing="search" title={t("members.nobody")}>
            {t("members.nobodyText")}
          </EmptyState>
        }
        labels={{
          table: t("members.table"),
          columns: t("members.columns"),
          previous: t("members.previous"),
          next: t("members.next"),
          loading: t("members.loading"),
          sortBy: (column) => column,
        }}
      />
      {changing && <MemberDialog member={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
