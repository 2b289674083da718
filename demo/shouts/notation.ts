/**
 * The notation in which residents' messages of the demonstration are written:
 *
 * # muide alert 12 theme=safety street=Meulesteedsesteenweg follow=4
 * The title
 * The text, a line for each paragraph.
 * +1 assign els
 * +1 start
 * +2 neighbour What a neighbour says two days later.
 * +3 done What the author reads.
 *
 * The first line has the neighbourhood, the kind, and how many days ago it was written. Options follow: `fr`, `tr` or `en`, `only` (for
 * neighbours only), `by=` for an author who can sign in, and `leuven`.
 */
import type { Theme } from "@stoep/contract/publishing";
import { type ShoutKind, shoutKinds } from "@stoep/contract/shouts";
import type { City, GentArea, LeuvenArea } from "../places.ts";
import type { Language } from "../shapes.ts";

const acts = [
  "assign",
  "start",
  "done",
  "resume",
  "solved",
  "reopen",
  "share",
  "ask",
  "hide",
  "note",
  "reply",
  "neighbour",
  "author",
  "report",
] as const;
type Act = (typeof acts)[number];

export interface Step {
  /** Days after it was written. */
  after: number;
  act: Act;
  text: string;
}

export interface DemoShout {
  key: string;
  city: City;
  area: GentArea | LeuvenArea;
  kind: ShoutKind;
  daysAgo: number;
  language: Language;
  isForNeighbours: boolean;
  theme: Theme | null;
  street: string | null;
  by: string | null;
  followers: number;
  title: string;
  text: string;
  steps: readonly Step[];
}

export function readShouts(text: string): DemoShout[] {
  const parts = text.trim().split(/\n(?=# )/);
  return parts.map(readOne);
}

function readOne(part: string): DemoShout {
  const [head = "", title = "", ...rest] = part.split("\n").map((line) => line.trim());
  const [area = "", kind = "", daysAgo = "", ...flags] = head.slice(2).split(" ");
  if (!(shoutKinds as readonly string[]).includes(kind)) throw new Error(`not a kind: ${head}`);
  const options = new Map(flags.map((flag) => flag.split("=") as [string, string]));
  const language = (["fr", "tr", "en"] as const).find((one) => options.has(one)) ?? "nl";
  return {
    key: `${area}/${title}`,
    city: options.has("leuven") ? "leuven" : "gent",
    area: area as GentArea,
    kind: kind as ShoutKind,
    daysAgo: Number(daysAgo),
    language,
    isForNeighbours: options.has("only"),
    theme: (options.get("theme") ?? null) as Theme | null,
    street: options.get("street")?.replaceAll("_", " ") ?? null,
    by: options.get("by") ?? null,
    followers: Number(options.get("follow") ?? 0),
    title,
    text: rest.filter((line) => line !== "" && !line.startsWith("+")).join("\n"),
    steps: rest.filter((line) => line.startsWith("+")).map(readStep),
  };
}

function readStep(line: string): Step {
  const [, after = "", act = "", text = ""] = /^\+([\d.]+) (\w+) ?(.*)$/.exec(line) ?? [];
  if (!(acts as readonly string[]).includes(act)) throw new Error(`not a step: ${line}`);
  return { after: Number(after), act: act as Act, text };
}
