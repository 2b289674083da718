/** Where a page ended: the moment and the id of its last row. */
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
