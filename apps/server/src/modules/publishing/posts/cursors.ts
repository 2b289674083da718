/** Page cursors: versions by their number, own messages by their sort key. */
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import { OrderText, readCursor } from "#kernel/page.ts";
import { refuseFields } from "#kernel/refuse.ts";

export function readNumberCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuseFields({ cursor: "invalid" });
}

const cursorShapes = {
  moment: z.tuple([Instant, Id]),
  title: z.tuple([OrderText, Id]),
  date: z.tuple([z.string().regex(/^\d{1,12}(\.\d{1,6})?$/), Id]),
  seen: z.tuple([z.string().regex(/^\d{1,9}$/), Id]),
};

export const readListCursor = (sort: keyof typeof cursorShapes, cursor: string | undefined) =>
  readCursor(cursorShapes[sort], cursor);
