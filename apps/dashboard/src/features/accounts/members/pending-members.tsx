import { Avatar, Button, Card, Cut, Group, Heading, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { MemberDrawer, nameOf } from "./member-drawer.tsx";
import style from "./members.module.css";
import { useRemoveMember } from "./use-remove-member.tsx";

/** Members awaiting approval, above everything else; nothing if there are none. S1 §4 Membership */
export function PendingMembers() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listMembers, { query: { state: "pending" } }));
  const [accepting, setAccepting] = useState<Member | null>(null);
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("pending.title", { count: items.length })}</Heading>
        <ul className={style.pending}>
          {items.map((member) => (
            <PendingMember key={member.membershipId} member={member} onAccept={() => setAccepting(member)} />
          ))}
        </ul>
        {query.data?.next && <Text c="dimmed">{t("pending.more")}</Text>}
      </Stack>
      {accepting && <MemberDrawer member={accepting} onClose={() => setAccepting(null)} />}
    </Card>
  );
}

function PendingMember({ member, onAccept }: { member: Member; onAccept: () => void }) {
  const t = useText();
  const format = useFormat();
  const decline = useRemoveMember(member);
  const name = nameOf(member);
  return (
    <li>
      <Person member={member} hint={t("pending.since", { day: format.day(member.since) })} />
      <Group gap="xs">
        <Button size="sm" onClick={onAccept} aria-label={t("pending.acceptNamed", { name })}>
          {t("pending.accept")}
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={decline.isRunning}
          onClick={decline.ask}
          aria-label={t("pending.declineNamed", { name })}
        >
          {t("pending.decline")}
        </Button>
      </Group>
    </li>
  );
}

/** Picture, name and address. */
export function Person({ member, hint }: { member: Member; hint?: string }) {
  const t = useText();
  const name = nameOf(member);
  return (
    <div className={style.person}>
      <Avatar size={32} name={name} src={member.picture} alt="" color="canal" />
      <div style={{ minInlineSize: 0 }}>
        <Text fw={600} size="sm" lh="inherit" component="div">
          <Cut>
            {name}
            {member.isMe && ` (${t("members.me")})`}
          </Cut>
        </Text>
        <Text size="xs" c="dimmed" lh="inherit" component="div">
          <Cut>{hint ? `${member.email} · ${hint}` : member.email}</Cut>
        </Text>
      </div>
    </div>
  );
}
