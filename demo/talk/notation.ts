import { cityOne } from "./city-one.ts";
import { cityThree } from "./city-three.ts";
import { cityTwo } from "./city-two.ts";
import { makers } from "./makers.ts";

/**
 * Who speaks: a letter is some neighbour, the same throughout a thread; `tr1`, `fr1`, `en1` someone of that language;
 * `dirk` and `fatma` themselves; `org` the organisation. `!staff`, `!author` and `!reports` say that, and by whom, it
 * was hidden later. A line that begins with `>` answers the last one that does not.
 */
export interface Remark {
  speaker: string;
  text: string;
  hidden?: "staff" | "author" | "reports";
  answers: Remark[];
}

const LINE = /^(>?)\s*([a-z]+\d?)(?:!(staff|author|reports))?: (.+)$/;

export function parseThread(source: string): Remark[] {
  const thread: Remark[] = [];
  for (const line of source.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const parts = LINE.exec(line);
    if (!parts) throw new Error(`Not a remark: ${line}`);
    const remark: Remark = { speaker: parts[2] ?? "", text: parts[4] ?? "", answers: [] };
    if (parts[3]) remark.hidden = parts[3] as NonNullable<Remark["hidden"]>;
    const last = thread.at(-1);
    if (parts[1] && last) last.answers.push(remark);
    else thread.push(remark);
  }
  return thread;
}

const sources: Readonly<Record<string, string>> = { ...cityOne, ...cityTwo, ...cityThree, ...makers };

/** By the key of the post. */
export const talk: ReadonlyMap<string, Remark[]> = new Map(
  Object.entries(sources).map(([key, source]) => [key, parseThread(source)]),
);
