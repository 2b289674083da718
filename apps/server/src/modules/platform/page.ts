/** Where a page ended, so that the next costs the same however far down. */
import type { z } from "zod";
import { refuseFields } from "#kernel/refuse.ts";

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

/** `rows`: one more than a page holds, if there is one more. */
export function cutPage<T>(rows: T[], size: number, orderOf: (row: T) => unknown) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const next = last && rows.length > size ? Buffer.from(JSON.stringify(orderOf(last))).toString("base64url") : null;
  return { page, next };
}
