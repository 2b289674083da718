import { matchingLimits } from "@stoep/contract/care/values";
import { Card, EmptyState, FilterBar, Heading, Notice, Stack, TextLink } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  QueryContent,
  queryOf,
  Refused,
  RowsPlaceholder,
  useFilterBar,
  useFilters,
} from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { useFocusFallback } from "../../parts/use-focus-fallback.ts";
import { AskBar } from "./ask-bar.tsx";
import { LeftOut } from "./left-out.tsx";
import style from "./matching.module.css";
import { Proposal } from "./proposal.tsx";
import { useAssignHelper } from "./use-assign-helper.tsx";
import { useFirstRows } from "./use-first-rows.tsx";
import { Filters, useProposalFilters } from "./use-proposal-filters.ts";
import { type Match, type Ticket, useText } from "./words.ts";

/** The helpers who could take the ticket, best first; several can be asked at once, or one chosen. */
export function Proposals({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const [filters, setFilters] = useFilters(Filters);
  const { category, car, search } = filters;
  const query = useQuery({
    ...queryOf(api.care.listMatches, {
      params: { ticketId: ticket.id },
      query: {
        categoryIds: category ? [category] : undefined,
        hasCar: car,
        searchTerm: search || undefined,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const found = query.data && t("found", { shown: query.data.items.length, total: query.data.total });
  const bar = useFilterBar<Filters>({ fields: useProposalFilters(), values: filters, onChange: setFilters }, found);
  const isAddressNeeded = query.error instanceof Refused && query.error.fields.address === "addressNeeded";
  return (
    <Card aria-label={t("title")}>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("title")}
        </Heading>
        {isAddressNeeded ? (
          <AddressNeeded ticket={ticket} />
        ) : (
          <>
            <FilterBar {...bar} />
            <QueryContent query={query} waiting={<RowsPlaceholder />}>
              {({ items, isRanked, leftOut }) => (
                <>
                  {!isRanked && <Notice>{t("byName")}</Notice>}
                  <ProposalList ticket={ticket} items={items} isNarrowed={bar.onClear !== undefined} />
                  <LeftOut ticket={ticket} items={leftOut} />
                </>
              )}
            </QueryContent>
          </>
        )}
      </Stack>
    </Card>
  );
}

function AddressNeeded({ ticket: { member } }: { ticket: Ticket }) {
  const t = useText();
  const name = member.name || t("gone");
  return (
    <Notice tone="warning" title={t("address.title")}>
      {t("address.text", { name })}{" "}
      <TextLink href={`/care/members/${member.id}`}>{t("address.open", { name })}</TextLink>
    </Notice>
  );
}

/** How many are shown at first, so that the thread below stays near. */
const shownFirst = 8;

type FoundProps = { ticket: Ticket; items: readonly Match[]; isNarrowed: boolean };

function ProposalList({ ticket, items, isNarrowed }: FoundProps) {
  const t = useText();
  const areas = new Map((useAreas() ?? []).map(({ id, name }) => [id, name]));
  /** Selected helpers stay selected when the filters change. */
  const [picked, setPicked] = useState<readonly Match[]>([]);
  const { choose, dialog } = useAssignHelper(ticket);
  const pick = (match: Match, isPicked: boolean) =>
    setPicked((before) => [...before.filter(({ id }) => id !== match.id), ...(isPicked ? [match] : [])]);
  const isEmpty = items.length === 0;
  const { shown, more } = useFirstRows(items, shownFirst);
  const hasBar = !isEmpty || picked.length > 0;
  useFocusFallback(hasBar);
  return (
    <>
      {isEmpty && (
        <EmptyState drawing="search" title={t(isNarrowed ? "none.filteredTitle" : "none.title")}>
          {t(isNarrowed ? "none.filteredText" : "none.text")}
        </EmptyState>
      )}
      {!isEmpty && (
        <ul className={style.list} aria-label={t("proposed")}>
          {shown.map((match) => (
            <Proposal
              key={match.id}
              ticket={ticket}
              match={match}
              area={areas.get(match.neighbourhoodId ?? "")}
              isPicked={picked.some(({ id }) => id === match.id)}
              isFull={picked.length >= matchingLimits.atOnce}
              onPick={(isPicked) => pick(match, isPicked)}
              onChoose={() => choose(match)}
            />
          ))}
        </ul>
      )}
      {more}
      {hasBar && <AskBar ticket={ticket} picked={picked} onClear={() => setPicked([])} />}
      {dialog}
    </>
  );
}
