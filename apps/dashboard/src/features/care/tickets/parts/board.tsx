import { unsolvedStates } from "@stoep/contract/care/values";
import { Card, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder } from "../../../../app/index.ts";
import style from "./board.module.css";
import { type Row, ticketHref, useText } from "./words.ts";

/** Unsolved tickets by status, the latest of each. A card links to the ticket, where its steps are. */
export function Board() {
  const t = useText();
  return (
    <section className={style.board} aria-label={t("asBoard")}>
      {unsolvedStates.map((state) => (
        <Lane key={state} state={state} />
      ))}
    </section>
  );
}

function Lane({ state }: { state: Row["state"] }) {
  const t = useText();
  const query = useQuery(queryOf(api.care.listTickets, { query: { states: [state] } }));
  return (
    <section className={style.lane} aria-label={t(`states.${state}`)}>
      <Heading order={2} size="h5">
        {t(`states.${state}`)}{" "}
        <Text span c="dimmed">
          {query.data?.found ?? ""}
        </Text>
      </Heading>
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {({ items, next }) => (
          <Stack gap="xs">
            {items.length === 0 && (
              <Text size="sm" c="dimmed">
                {t("noneHere")}
              </Text>
            )}
            {items.map((ticket) => (
              <Ticket key={ticket.id} ticket={ticket} />
            ))}
            {next && <TextLink href={`/care/tickets?tab=${state}`}>{t("moreHere")}</TextLink>}
          </Stack>
        )}
      </QueryContent>
    </section>
  );
}

function Ticket({ ticket: { id, number, title, member, assignee, ageInHours } }: { ticket: Row }) {
  const t = useText();
  return (
    <Card className={style.ticket}>
      <TextLink href={ticketHref(id)}>{`#${number} ${title}`}</TextLink>
      <Text size="sm">{member.name || t("gone")}</Text>
      <Text size="sm" c="dimmed">
        {`${assignee?.name ?? t("nobody")} · ${t("hours", { count: ageInHours })}`}
      </Text>
    </Card>
  );
}
