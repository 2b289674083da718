/** The figures of one message as a report to print or send on, with the content of its statistics screen. S1 §9 */

import { dateFormats, type Language, localeOf } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import type { PostMedians, PostStatistics, ReadPost } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import type { Staff } from "#kernel/actor.ts";
import { mark } from "#kernel/texts.ts";
import { type Outline, peopleCell, type ReportBlock, type ReportDocument } from "#modules/files/index.ts";
import { figureWords, ratingWords } from "../../posts/index.ts";
import { shareOf } from "../rules.ts";
import { type FigureRow, statisticsRows } from "../spreadsheet.ts";
import { say, words } from "../texts.ts";
import { activityLines } from "./activity.ts";
import { attendancePart } from "./attendance.ts";
import { placesMap } from "./map.ts";
import { reactionBlocks } from "./reactions.ts";

interface ReportInput {
  post: ReadPost;
  statistics: PostStatistics;
  medians: PostMedians;
  actor: Staff;
  language: Language;
  now: Date;
  /** Of neighbourhoods, by id. */
  outlines: ReadonlyMap<string, Outline>;
}
type Key = "reached" | "seen" | "opened" | "clicked" | "reactions" | "comments" | "votes";

/** "statistieken-…-2026-11-22.pdf" */
export function reportFileName(title: string, language: Language, now: Date): string {
  const name = `${words.report.statistics[language]} ${title.slice(0, 60)}`;
  return `${name.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")}-${now.toISOString().slice(0, 10)}.pdf`;
}

export function buildReport(reported: ReportInput): ReportDocument {
  const { post, statistics, medians, actor, language, now } = reported;
  const formats = { language, ...formatsOf(reported) };
  const { moment, day, number } = formats;
  const { rating, perNeighbourhood } = statistics;
  const result = rating === "none" ? words.report.noResult[language] : ratingWords[rating][language];
  const poll = pollOf(reported);
  const coming = attendancePart(statistics.attendance, { language, moment, number });
  const places = perNeighbourhood.length;
  return {
    title: post.title,
    author: actor.organisation.name,
    language,
    lines: [
      words.report.statistics[language],
      ...activityLines(post, { moment, day }),
      say(language, "report.published", { at: moment(new Date(post.publishedAt)), count: places }),
      say(language, "report.counted", { at: moment(now) }),
    ],
    footer: `${actor.organisation.name} · ${day(now)}`,
    blocks: [
      { kind: "figures", items: [...keysOf(post).map((key) => figureOf(key, reported)), ...coming.figures] },
      { kind: "text", text: `${say(language, "report.result", { word: result })}. ${words.report.rule[language]}` },
      stepsOf(reported),
      ...(statistics.overTime.length > 0 ? [curveOf(reported)] : []),
      ...reactionBlocks(statistics, { language, number }),
      ...(poll ? [poll] : []),
      ...coming.blocks,
      { kind: "heading", text: words.report.places[language] },
      ...placesMap(statistics, reported.outlines, formats),
      tableOf(reported),
      { kind: "heading", text: words.report.counts[language] },
      ...keysOf(post).map((key) => ({
        kind: "text" as const,
        text: `${figureWords[key][language]}${mark(":", language)} ${words.report.definitions[key][language]}.`,
        quiet: true,
      })),
      ...coming.lines,
      ...(medians.reactions === null
        ? []
        : [
            {
              kind: "text" as const,
              text: say(language, "report.median", {
                messages: number(medians.messages),
                since: day(new Date(medians.since)),
              }),
              quiet: true,
            },
          ]),
      { kind: "text", text: words.report.few[language], quiet: true },
    ],
  };
}

/** Only figures that this message can have. */
const keysOf = ({ cta, type }: ReadPost): Key[] => [
  "reached",
  "seen",
  "opened",
  ...(cta ? (["clicked"] as const) : []),
  "reactions",
  "comments",
  ...(pollKindOf(type) ? (["votes"] as const) : []),
];

function formatsOf({ actor, language }: ReportInput) {
  const { timeZone } = actor.network;
  const locale = localeOf(language);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, { style: "percent" });
  return {
    ...dateFormats(language, { timeZone }),
    number: (value: number) => numbers.format(value),
    percent: (value: number) => percents.format(value),
    people: (count: PeopleCount) => (count === null ? String(peopleCell(null, language)) : numbers.format(count)),
    share: (part: PeopleCount, whole: PeopleCount) => {
      const found = shareOf(part, whole);
      return found === null ? null : percents.format(found);
    },
  };
}

function figureOf(key: Key, reported: ReportInput): { label: string; value: string; hints: string[] } {
  const { statistics, medians, language } = reported;
  const { number, percent, people, share } = formatsOf(reported);
  const label = figureWords[key][language];
  const { total, staffComments } = statistics;
  if (key === "reached") return { label, value: people(total.reached), hints: [words.report.residents[language]] };
  if (key === "seen" || key === "opened" || key === "clicked") {
    const part = share(total[key], total.reached);
    const usual = medians[`${key}Share`];
    const hints = [
      part && say(language, "report.ofReached", { share: part }),
      usual !== null && say(language, "report.usually", { value: percent(usual) }),
    ];
    return { label, value: people(total[key]), hints: hints.filter((line) => typeof line === "string") };
  }
  const usual = medians[key];
  const hints = [
    ...(key === "comments" && staffComments > 0
      ? [say(language, "report.byOrganisations", { count: staffComments })]
      : []),
    ...(usual === null ? [] : [say(language, "report.usually", { value: number(usual) })]),
  ];
  return { label, value: number(total[key]), hints };
}

type Chart = Extract<ReportBlock, { kind: "chart" }>;

function stepsOf(reported: ReportInput): Chart {
  const { statistics, post, language } = reported;
  const { people, share } = formatsOf(reported);
  const { total, tookPart } = statistics;
  const steps = [
    ...(["reached", "seen", "opened", ...(post.cta ? (["clicked"] as const) : [])] as const).map((key) => ({
      key,
      label: figureWords[key][language],
      value: total[key],
    })),
    { key: "tookPart", label: words.report.tookPart[language], value: tookPart },
  ];
  const seen = share(total.seen, total.reached);
  const full = Math.max(1, total.reached ?? 0);
  const rows = steps.map(({ key, label, value }, place) => {
    const part = place === 0 ? null : share(value, total.reached);
    const text = part ? `${people(value)} · ${part}` : people(value);
    return { key, label, values: [Math.min(value ?? 0, full)], text };
  });
  return {
    kind: "chart",
    title: words.report.steps[language],
    summary: seen
      ? `${figureWords.seen[language]}${mark(":", language)} ${say(language, "report.ofReached", { share: seen })}.`
      : "",
    alt: rows.map(({ label, text }) => `${label}${mark(":", language)} ${text}`).join(`${mark(";", language)} `),
    chart: { kind: "bars", rows, series: [{ key: "value", label: words.report.steps[language] }], max: full },
  };
}

function curveOf(reported: ReportInput): Chart {
  const { statistics, post, language } = reported;
  const { moment, people } = formatsOf(reported);
  const keys = post.cta ? (["seen", "opened", "clicked"] as const) : (["seen", "opened"] as const);
  const start = { at: post.publishedAt, seen: 0, opened: 0, clicked: 0 };
  const points = [start, ...statistics.overTime].map(({ at, ...values }) => ({
    key: at,
    label: moment(new Date(at)),
    at: Date.parse(at),
    values,
  }));
  const last = statistics.overTime.at(-1);
  const end = keys
    .map((key) => `${figureWords[key][language]}${mark(":", language)} ${people(last?.[key] ?? null)}`)
    .join(", ");
  return {
    kind: "chart",
    title: words.report.overTime[language],
    summary: `${end}. ${words.report.inTens[language]}`,
    alt: `${points[0]?.label} – ${points.at(-1)?.label}. ${end}`,
    chart: { kind: "lines", series: keys.map((key) => ({ key, label: figureWords[key][language] })), points },
  };
}

function pollOf(reported: ReportInput): Chart | null {
  const { statistics, language } = reported;
  const { poll } = statistics;
  if (!poll) return null;
  const { number, percent } = formatsOf(reported);
  const total = poll.total ?? 0;
  const choices = choicesOf(poll, language);
  const rows = choices.map(({ label, votes }, place) => ({
    key: String(place),
    label,
    values: [votes],
    text: `${number(votes)} · ${percent(total > 0 ? votes / total : 0)}`,
  }));
  return {
    kind: "chart",
    title: words.report.poll[language],
    summary: say(language, "report.votes", { count: total, votes: number(total) }),
    alt: rows.map(({ label, text }) => `${label}${mark(":", language)} ${text}`).join(`${mark(";", language)} `),
    chart: {
      kind: "bars",
      rows,
      series: [{ key: "votes", label: words.report.poll[language] }],
      max: Math.max(1, total),
    },
  };
}

function choicesOf(poll: NonNullable<PostStatistics["poll"]>, language: Language) {
  if (poll.kind === "up-down") {
    return [
      { label: words.report.up[language], votes: poll.up ?? 0 },
      { label: words.report.down[language], votes: poll.down ?? 0 },
    ];
  }
  if (poll.kind === "option") return poll.options.map(({ text, votes }) => ({ label: text, votes: votes ?? 0 }));
  return (poll.scores ?? []).map((votes, place) => ({ label: String(place + 1), votes }));
}

function tableOf(reported: ReportInput): ReportBlock {
  const { statistics, post, language } = reported;
  const { number, people } = formatsOf(reported);
  const keys = keysOf(post);
  const cellOf = (row: FigureRow, key: Key) =>
    key === "reactions" || key === "comments" || key === "votes" ? number(row[key]) : people(row[key]);
  return {
    kind: "table",
    head: [words.report.place[language], ...keys.map((key) => figureWords[key][language])],
    rows: statisticsRows(statistics, language).map((row) => [row.name, ...keys.map((key) => cellOf(row, key))]),
  };
}
