/** The filters of the list of helpers, as they are in its address. */

import { managements, transports } from "@stoep/contract/care/values";
import { z } from "zod";
import { kinds, statuses } from "./words.ts";

export const HelperFilters = z.object({
  search: z.string().optional(),
  kind: z.enum(kinds).optional(),
  status: z.enum(statuses).optional(),
  category: z.string().optional(),
  neighbourhood: z.string().optional(),
  transport: z.enum(transports).optional(),
  tag: z.string().optional(),
  management: z.enum(managements).optional(),
  professional: z.enum(["yes", "no"]).optional(),
  suspended: z.enum(["yes"]).optional(),
  contact: z.enum(["yes"]).optional(),
  order: z.enum(["name", "-name", "since", "-since", "-helped"]).default("name"),
});
export type Filters = z.output<typeof HelperFilters>;

const one = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** The filters in the form that the server expects. */
export const helperQuery = (filters: Filters) => ({
  search: filters.search,
  kinds: one(filters.kind),
  managements: one(filters.management),
  statuses: one(filters.status),
  categoryIds: one(filters.category),
  neighbourhoodIds: one(filters.neighbourhood),
  transports: one(filters.transport),
  tagIds: one(filters.tag),
  professional: filters.professional,
  excludeSuspended: filters.suspended ? ("no" as const) : ("yes" as const),
  contact: filters.contact ?? ("no" as const),
  orderBy: filters.order,
});
