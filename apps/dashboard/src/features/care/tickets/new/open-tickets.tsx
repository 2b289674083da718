import { unsolvedStates } from "@stoep/contract/care/values";
import { Group, Notice, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../../app/index.ts";
import { StateBadge } from "../parts/state-badge.tsx";
import { ticketHref, useText } from "../parts/words.ts";

const mostShown = 3;

/** What the member has asked for already and is not over: perhaps the call is about that. */
export function OpenTickets({ member: { id: personId, name } }: { member: { id: string; name: string } }) {
  const t = useText();
  const query = { personId, states: [...unsolvedStates] };
  const { data } = useQuery(queryOf(api.care.listMemberTickets, { query }));
  const tickets = data?.items ?? [];
  const count = data?.found ?? tickets.length;
  return (
    <div role="status">
      {tickets.length > 0 && (
        <Notice title={t("alreadyOpen", { name, count })}>
          <Stack gap="xs">
            {tickets.slice(0, mostShown).map((ticket) => (
              <Group key={ticket.id} gap="xs">
                <TextLink href={ticketHref(ticket.id)}>{`#${ticket.number} ${ticket.title}`}</TextLink>
                <StateBadge ticket={ticket} isCompact />
              </Group>
            ))}
            {count > mostShown && <TextLink href={`/care/members/${personId}`}>{t("moreHere")}</TextLink>}
          </Stack>
        </Notice>
      )}
    </div>
  );
}
