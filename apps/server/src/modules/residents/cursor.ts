/** A place in a list that is ordered by moment and id. */
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import { refuseFields } from "#kernel/refuse.ts";

export interface Place {
  at: Date;
  id: string;
}
const Shape = z.tuple([Instant, Id]);

export const cursorOf = ({ at, id }: Place) =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

/** Refuses what we did not make. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, "base64url").toString();
  const parsed = z.string().transform(parseJson).pipe(Shape).safeParse(text);
  if (!parsed.success) return refuseFields({ cursor: "invalid" });
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

function parseJson(text: string, context: z.core.$RefinementCtx<string>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "invalid" });
    return z.NEVER;
  }
}
