/** In which order members are listed, and who reads the list. S2 §7 */
import type { MemberOrder } from "@stoep/contract/care";
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { OrderText } from "#kernel/page.ts";
import { readsContact } from "./policy.ts";
import { activeSince } from "./rules.ts";
import { type MemberListRow, type MemberReader, type MemberSortKey, memberOrderOf } from "./store/lists.ts";

const Count = z.string().regex(/^\d{1,9}$/);

export const cursorSchemas: Record<MemberSortKey, z.ZodType<string[], unknown>> = {
  name: z.tuple([OrderText, OrderText, Id]),
  joined: z.tuple([Instant, Id]),
  tickets: z.tuple([Count, Id]),
  solved: z.tuple([Count, Id]),
  "last-ticket": z.tuple([z.union([Instant, z.literal("-infinity")]), Id]),
};

const sortKeysOf: Record<MemberSortKey, (row: MemberListRow) => string[]> = {
  name: ({ lastKey, firstKey }) => [lastKey, firstKey],
  joined: ({ joinedAt }) => [joinedAt.toISOString()],
  tickets: ({ tickets }) => [String(tickets)],
  solved: ({ solved }) => [String(solved)],
  "last-ticket": ({ lastTicketAt }) => [lastTicketAt?.toISOString() ?? "-infinity"],
};

export const cursorOf = (orderBy: MemberOrder) => (row: MemberListRow) => [
  ...sortKeysOf[memberOrderOf(orderBy).by](row),
  row.id,
];

export const memberReaderOf = ({ actor, now }: StaffCall<Db>): MemberReader => ({
  organisationId: actor.organisation.id,
  readsContact: readsContact(actor),
  since: activeSince(now, actor.network.timeZone),
});
