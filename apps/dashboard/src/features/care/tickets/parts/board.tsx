import { unsolvedStates } from "@stoep/contract/care/values";
import { Card, FilterBar, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder, useFilterBar, useFilters } from "../../../../app/index.ts";
import style from "./board.module.css";
import { ticketQuery, useFields, useHref, type Values, View } from "./filters.ts";
import { type Row, ticketHref, useText } from "./words.ts";

/**
 * Unsolved tickets by status: the first of each, with the filters and in the order of the list. A card links to the ticket, where its
 * steps are.
 */
export function Board() {
  const t = useText();
  const [values, setValues] = useFilters(View);
  const bar = useFilterBar({ fields: useFields(), values, onChange: setValues }, undefined);
  return (
    <Stack gap="sm">
      <FilterBar {...bar} />
      <section className={style.board} aria-label={t("asBoard")}>
        {unsolvedStates.map((state) => (
          <Lane key={state} state={state} values={values} />
        ))}
      </section>
    </Stack>
  );
}

function Lane({ state, values }: { state: Row["state"]; values: Values }) {
  const t = useText();
  const href = useHref();
  const query = useQuery({
    ...queryOf(api.care.listTickets, { query: { ...ticketQuery(values), states: [state] } }),
    placeholderData: keepPreviousData,
  });
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
            {next && <TextLink href={href({ tab: state, view: undefined })}>{t("moreHere")}</TextLink>}
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
