/** By what a list was filtered, as its row in the access log keeps it. */
import type { ReadingFilter } from "@stoep/contract/audit";
import { readingFilters } from "@stoep/contract/audit/values";

const names: Record<string, ReadingFilter> = {
  globalFilter: "search",
  search: "search",
  levelsFilter: "level",
  neighbourhoodIds: "neighbourhood",
  neighbourhoodId: "neighbourhood",
  tagIds: "tag",
  categoryIds: "category",
  categoryId: "category",
  kinds: "kind",
  statuses: "status",
  managements: "management",
  transports: "transport",
  professional: "professional",
  states: "state",
  state: "state",
  assignee: "assignee",
  memberId: "member",
  helperId: "helper",
  source: "source",
  deadline: "deadline",
  visit: "visit",
  answer: "answer",
  ids: "picked",
};

/** Of typed words only that there were some: they would be a copy of names and numbers that outlives the people. */
export function filterOf(
  query: Readonly<Record<string, unknown>> = {},
): Partial<Record<ReadingFilter, unknown>> | null {
  const used = Object.entries(query).flatMap(([key, value]): [ReadingFilter, unknown][] => {
    if (key === "excludeSuspended") return value === "no" ? [["suspended", true]] : [];
    const name = names[key];
    const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    return name === undefined || isEmpty ? [] : [[name, name === "search" ? true : value]];
  });
  return used.length > 0 ? Object.fromEntries(used) : null;
}

export const filterNames = (filter: Record<string, unknown> | null): ReadingFilter[] =>
  readingFilters.filter((name) => filter !== null && name in filter);
