import { Button, ButtonLink, Card, Group, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, RowsPlaceholder, useFormat } from "../../../../app/index.ts";
import { StateBadge } from "../parts/state-badge.tsx";
import { type Row, ticketHref, useText } from "../parts/words.ts";

/** A member's tickets in their record, with a button for a new one. */
export function TicketsOfMember({ person }: { person: MemberOfTickets }) {
  const t = useText();
  const query = useQuery(queryOf(api.care.listMemberTickets, { query: { personId: person.id } }));
  if (!person.isMember) return null;
  const of = new URLSearchParams({ member: person.id, name: person.name });
  const mayCreate = person.can.edit === true && person.suspendedAt === null;
  return (
    <TicketsCard query={query}>
      {mayCreate && (
        <ButtonLink variant="default" href={`/care/tickets/new?${of}`}>
          {t("create")}
        </ButtonLink>
      )}
    </TicketsCard>
  );
}

interface MemberOfTickets {
  id: string;
  name: string;
  isMember: boolean;
  suspendedAt: string | null;
  can: { edit: unknown };
}

/** The tickets that a helper has or had, in their record. */
export function TicketsOfHelper({ personId }: { personId: string }) {
  return <TicketsCard query={useQuery(queryOf(api.care.listHelperTickets, { query: { personId } }))} />;
}

const shownFirst = 5;

type TicketsQuery = {
  query: Parameters<typeof QueryContent<{ items: Row[] }>>[0]["query"];
  children?: React.ReactNode;
};

function TicketsCard({ query, children }: TicketsQuery) {
  const t = useText();
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Heading order={2} size="h4">
            {t("title")}
          </Heading>
          {children}
        </Group>
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {({ items }) => <Tickets items={items} />}
        </QueryContent>
      </Stack>
    </Card>
  );
}

/** Shows the latest thirty, the first few at once. */
function Tickets({ items }: { items: Row[] }) {
  const t = useText();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <Text c="dimmed">{t("none.title")}</Text>;
  const shown = isWhole ? items : items.slice(0, shownFirst);
  return (
    <Stack gap="sm">
      {shown.map((ticket) => (
        <Group key={ticket.id} justify="space-between" gap="xs">
          <Stack gap={0}>
            <TextLink href={ticketHref(ticket.id)}>{`#${ticket.number} ${ticket.title}`}</TextLink>
            <Text size="sm" c="dimmed">
              {format.day(ticket.createdAt)}
            </Text>
          </Stack>
          <StateBadge ticket={ticket} isCompact />
        </Group>
      ))}
      {shown.length < items.length && (
        <Button variant="subtle" size="sm" style={{ alignSelf: "start" }} onClick={() => setWhole(true)}>
          {t("moreHere")}
        </Button>
      )}
    </Stack>
  );
}
