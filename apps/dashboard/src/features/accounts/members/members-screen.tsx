import { Button, Stack, useDisclosure } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { z } from "zod";
import { api, List, SettingsPage, useFormat, useList, useMembership } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { InviteDrawer } from "./invite-drawer.tsx";
import { memberColumns } from "./member-columns.tsx";
import { MemberDrawer } from "./member-drawer.tsx";
import { PendingMembers } from "./pending-members.tsx";

const Filters = z.object({ search: z.string().max(80).optional() });

/** The organisation's members, those awaiting approval first. S1 §2 */
export function MembersScreen() {
  const t = useText();
  const { name } = useMembership().organisation;
  const [isInviting, inviting] = useDisclosure(false);
  return (
    <SettingsPage
      of="members"
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
      {isInviting && <InviteDrawer onClose={inviting.close} />}
    </SettingsPage>
  );
}

function Members() {
  const t = useText();
  const format = useFormat();
  const [changing, setChanging] = useState<Member | null>(null);
  const list = useList({
    route: api.accounts.listMembers,
    filters: Filters,
    ask: ({ search }) => ({ state: "accepted" as const, search }),
  });
  return (
    <>
      <List
        list={list}
        label={t("members.table")}
        rowKey={(member) => member.membershipId}
        columns={memberColumns(t, format, setChanging)}
        filters={[{ search: "search", label: t("members.search") }]}
        empty={{ drawing: "search", title: t("members.nobody"), text: t("members.nobodyText") }}
        file={api.accounts.exportMembers}
        // Counts of members leave out those who cannot sign in, here as everywhere.
        counting={{
          isCounted: ({ type }) => type !== "disabled",
          others: (count) => t("members.deactivated", { count, number: format.number(count) }),
        }}
        rememberAs="settings.members"
      />
      {changing && <MemberDrawer member={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
