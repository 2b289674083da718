import { readingKinds } from "@stoep/contract/audit/values";
import { DateRange, Select, TextLink, useRangeText } from "@stoep/ui";
import { type api, type FilterField, List, useFormat, useList, useMembership } from "../../../app/index.ts";
import { logQuery, ReadingFilters } from "../filters.ts";
import { type ReadingEntry, useText } from "../words.ts";
import { useRangeLabels } from "./log-filters.tsx";
import { roomFor } from "./person-select.tsx";

interface Props {
  /** The whole access log, or the part of a module. */
  route: typeof api.audit.listReadings;
  /** The record of a person who was viewed. */
  hrefOf?: (personId: string) => string;
}

/** The access log: who viewed contact details of whom, newest first. */
export function ReadingList({ route, hrefOf }: Props) {
  const t = useText();
  const { timeZone } = useMembership().network;
  const list = useList({ route, filters: ReadingFilters, ask: (filters) => logQuery(filters, timeZone) });
  const readers = new Map((list.rows ?? []).map(({ reader }) => [reader.accountId, reader.name]));
  return (
    <List
      list={list}
      label={t("readings.table")}
      rowKey={(row: ReadingEntry) => row.id}
      filters={useFields({ filters: list.filters, onChange: list.setFilters, readers })}
      empty={{ drawing: "bench", title: t("readings.none"), text: t("readings.noneText") }}
      nothingFound={{ title: t("notFound"), text: t("notFoundText") }}
      columns={useColumns(hrefOf)}
      rememberAs="readings"
    />
  );
}

interface FieldProps {
  filters: ReadingFilters;
  onChange: (change: Partial<ReadingFilters>) => void;
  /** Those on the pages that are loaded. */
  readers: ReadonlyMap<string, string>;
}

function useFields({ filters, onChange, readers }: FieldProps): FilterField<ReadingFilters>[] {
  const t = useText();
  const labels = useRangeLabels();
  const { from = null, until = null, accountId } = filters;
  const unknown =
    accountId !== undefined && !readers.has(accountId) ? [{ value: accountId, label: t("personUnknown") }] : [];
  return [
    {
      own: ["from", "until"],
      chip: useRangeText({ from, until }, labels.presets),
      control: (
        <DateRange
          value={{ from, until }}
          onChange={(range) => onChange({ from: range.from ?? undefined, until: range.until ?? undefined })}
          labels={labels}
        />
      ),
    },
    {
      own: ["accountId"],
      chip: accountId && (readers.get(accountId) ?? t("personUnknown")),
      control: (
        <Select
          aria-label={t("readings.reader")}
          placeholder={t("readings.anyone")}
          style={roomFor(t("readings.anyone"))}
          data={[...[...readers].map(([value, label]) => ({ value, label })), ...unknown]}
          value={accountId ?? null}
          onChange={(id) => onChange({ accountId: id ?? undefined })}
          searchable
          clearable
        />
      ),
    },
    {
      choice: "what",
      label: t("readings.what"),
      placeholder: t("readings.anything"),
      options: readingKinds.map((value) => ({ value, label: t(`readings.kinds.${value}`) })),
    },
  ];
}

/** Which list a page or a file was of, and what it was filtered by; empty for everything else. */
export function useListWords(): (read: Pick<ReadingEntry, "list" | "filters">) => string {
  const t = useText();
  return ({ list, filters }) => {
    const by = filters.map((one) => t(`readings.by.${one}`)).join(", ");
    return [list && t(`readings.lists.${list}`), by && `${t("readings.filters")}: ${by}`].filter(Boolean).join(" · ");
  };
}

function useColumns(hrefOf: Props["hrefOf"]) {
  const t = useText();
  const format = useFormat();
  const listOf = useListWords();
  const whom = ({ people, named: [first, ...others] }: ReadingEntry) => {
    if (!first) return t("readings.people", { count: people });
    const names = [first, ...others].map(({ name }) => name).join(", ");
    if (people > others.length + 1) return t("readings.more", { names, count: people - others.length - 1 });
    return people === 1 && hrefOf ? <TextLink href={hrefOf(first.id)}>{names}</TextLink> : names;
  };
  return [
    {
      key: "who",
      title: t("readings.who"),
      render: ({ reader }: ReadingEntry) => reader.name,
    },
    {
      key: "what",
      title: t("readings.what"),
      render: ({ what }: ReadingEntry) => t(`readings.kinds.${what}`),
      line: listOf,
    },
    { key: "whom", title: t("readings.whom"), width: 220, onPhone: "line" as const, render: whom },
    {
      key: "when",
      title: t("readings.when"),
      width: "content" as const,
      onPhone: "end" as const,
      render: ({ at }: ReadingEntry) => format.moment(at),
    },
  ];
}
