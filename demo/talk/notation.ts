import { ReportReason } from "@stoep/contract/conversations";
import { associations } from "./associations.ts";
import { economyAndCulture } from "./economy-and-culture.ts";
import { mobilityAndSafety } from "./mobility-and-safety.ts";
import { natureAndChildren } from "./nature-and-children.ts";

/**
 * Who speaks: a letter is a neighbour, the same one throughout a thread; `tr1`, `fr1`, `en1` a neighbour with that language; `dirk` and
 * `fatma` themselves; `org` the organisation. `!staff`, `!author` and `!reports` mean that it was hidden later, and by whom; `!spam`,
 * `!offensive`, `!private`, `!annoying` and `!out-of-hand` that it was reported for that reason and still waits. A line that begins
 * with `>` answers the last line without one.
 */
export interface Remark {
  speaker: string;
  text: string;
  hidden?: "staff" | "author" | "reports";
  reported?: ReportReason;
  answers: Remark[];
}

const LINE = /^(>?)\s*([a-z]+\d?)(?:!([a-z-]+))?: (.+)$/;
const hidings = ["staff", "author", "reports"] as const;
const reasons = ReportReason.options;

export function parseThread(source: string): Remark[] {
  const thread: Remark[] = [];
  for (const line of source.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, isAnswer, speaker = "", mark, text = ""] = LINE.exec(line) ?? notOne("remark", line);
    const remark: Remark = { speaker, text, answers: [], ...(mark ? markOf(mark, line) : {}) };
    const last = thread.at(-1);
    if (isAnswer && last) last.answers.push(remark);
    else thread.push(remark);
  }
  return thread;
}

function markOf(mark: string, line: string): Pick<Remark, "hidden" | "reported"> {
  const hidden = hidings.find((one) => one === mark);
  return hidden ? { hidden } : { reported: reasons.find((one) => one === mark) ?? notOne("mark", line) };
}

function notOne(what: string, line: string): never {
  throw new Error(`Not a ${what}: ${line}`);
}

const sources: Readonly<Record<string, string>> = {
  ...mobilityAndSafety,
  ...natureAndChildren,
  ...economyAndCulture,
  ...associations,
};

/** By the key of the post. */
export const talk: ReadonlyMap<string, Remark[]> = new Map(
  Object.entries(sources).map(([key, source]) => [key, parseThread(source)]),
);
