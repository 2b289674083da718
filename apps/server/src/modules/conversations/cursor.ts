/** Where a page ended: the moment and the id of its last row. */
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import { refuseFields } from "#kernel/refuse.ts";

export interface Position {
  createdAt: Date;
  id: string;
}

const Written = z.tuple([Instant, Id]);

export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");
}

export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const { data } = Written.safeParse(parse(Buffer.from(cursor, "base64url").toString()));
  return data ? { createdAt: new Date(data[0]), id: data[1] } : refuseFields({ cursor: "invalid" });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cuts what was asked for, one more than a page holds, to the page and the way on. */
export function pageFrom<T extends Position>(rows: T[], size: number): { rows: T[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > size ? writeCursor(last) : null };
}
