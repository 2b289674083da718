/** Where a page ended, so that the next costs the same however far down: what its last row is ordered by. */
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import { refuseFields } from "#kernel/refuse.ts";

/** For lists that are ordered by something else than a moment. PostgreSQL knows no text with the character 0. */
export const OrderText = z.string().refine((text) => !text.includes("\0"));

/** In a list that is ordered by moment and id. */
export interface Place {
  at: Date;
  id: string;
}
const ByMoment = z.tuple([Instant, Id]);

export function readPlace(cursor: string | undefined): Place | null {
  const read = readCursor(ByMoment, cursor);
  return read && { at: new Date(read[0]), id: read[1] };
}

/** null without one. Refuses what we did not make. */
export function readCursor<T extends z.ZodType>(shape: T, cursor: string | undefined): z.output<T> | null {
  if (cursor === undefined) return null;
  const { data } = shape.safeParse(parse(cursor));
  return data === undefined ? refuseFields({ cursor: "invalid" }) : data;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/** `rows`: one more than a page holds, if there is one more. `orderOf`: what they are ordered by, the id last. */
export function cutPage<T>(rows: T[], size: number, orderOf: (row: T) => readonly (string | Date)[]) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const isMore = last !== undefined && rows.length > size;
  return { page, next: isMore ? Buffer.from(JSON.stringify(orderOf(last))).toString("base64url") : null };
}
