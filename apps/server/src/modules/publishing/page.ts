/** Where a page ended, so that the next costs the same however far down: the moment and the id of its last row. */
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import { refuseFields } from "#kernel/refuse.ts";

export interface Position {
  at: Date;
  id: string;
}

const Written = z.tuple([Instant, Id]);

export function writeCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");
}

export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const { data } = Written.safeParse(parse(cursor));
  return data ? { at: new Date(data[0]), id: data[1] } : refuseFields({ cursor: "invalid" });
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/** `rows`: one more than a page holds, if there is one more. */
export function cutPage<T>(rows: T[], size: number, positionOf: (row: T) => Position) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? writeCursor(positionOf(last)) : null };
}

/** For lists that are ordered by a number. */
export function readNumberCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuseFields({ cursor: "invalid" });
}
