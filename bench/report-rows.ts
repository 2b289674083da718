/** The results, and the table rows that compare them with the targets. */
import type { Alert } from "./alert.ts";
import type { Calendars } from "./calendar.ts";
import type { CareTimes } from "./care-desk.ts";
import { type Fairness, fairnessRows } from "./care-fairness.ts";
import { type CastTimes, castRows } from "./cast-times.ts";
import type { CommentStatistics } from "./comment-statistics.ts";
import { type CountTimes, countRows } from "./count-times.ts";
import type { CitySizes } from "./editor-requests.ts";
import type { Load } from "./feed-load.ts";
import type { Memory } from "./memory.ts";
import type { Paint } from "./paint-times.ts";
import { type ParticipationTimes, participationRows } from "./participation.ts";
import { formatWhole } from "./performance-page.ts";
import type { Press } from "./press-times.ts";
import type { PublishTimes } from "./publish.ts";
import { against, atMost, exact, middleValue, type Row, row } from "./report-row.ts";
import type { Size } from "./rows.ts";
import type { Weights } from "./script-weight.ts";
import type { SearchTimes } from "./search-times.ts";
import type { ShoutTimes } from "./shout-inbox.ts";
import type { SignInTimes } from "./sign-in.ts";
import type { Starts } from "./starts.ts";
import type { Streams } from "./streams.ts";
import { type TallyTimes, tallyRows } from "./tally.ts";
import type { ViewStatistics } from "./view-statistics.ts";

/** One entry per round. */
export type Feed = { bare: number; prepared: number; feed: Load }[];

/** A failed part is absent. */
export interface Results {
  size: Size;
  connections: number;
  failed: string[];
  generateSeconds?: number;
  feed?: Feed | undefined;
  depth?: [first: number, deep: number] | undefined;
  publishing?: PublishTimes | undefined;
  citySizes?: CitySizes | undefined;
  calendars?: Calendars | undefined;
  manyViews?: ViewStatistics | undefined;
  muchTalk?: CommentStatistics | undefined;
  search?: SearchTimes | undefined;
  shouts?: ShoutTimes | undefined;
  care?: CareTimes | undefined;
  fairness?: Fairness | undefined;
  participation?: ParticipationTimes | undefined;
  tally?: TallyTimes[] | undefined;
  count?: CountTimes | undefined;
  casts?: CastTimes | undefined;
  streams?: Streams | undefined;
  paint?: Paint | undefined;
  signingIn?: SignInTimes | undefined;
  alert?: Alert | undefined;
  memory?: Memory;
  starts?: Starts | undefined;
  weights?: Weights | undefined;
  presses?: Press[] | undefined;
}

function feedRows(rounds: Feed): Row[] {
  const ratios = rounds.map(({ bare, feed }) => feed.perSecond / bare).sort((a, b) => a - b);
  const prepared = rounds.map(({ prepared, feed }) => feed.perSecond / prepared).sort((a, b) => a - b);
  return [
    row(
      "Feed page with all kinds in it against the bare driver, same statement, same concurrency",
      `${exact(middleValue(ratios))} (rounds: ${ratios.map(exact).join(", ")})`,
      "at least 0.7",
      middleValue(ratios) >= 0.7,
    ),
    row("The same, with the bare driver's statement prepared as the server's is", exact(middleValue(prepared))),
  ];
}

function publishingRows({ before, during, ...publishing }: PublishTimes): Row[] {
  const { neighbourhoods, residents, acknowledged, longest, sawAtOnce, asked } = publishing;
  const where = `${formatWhole(neighbourhoods)} neighbourhoods, ${formatWhole(residents)} residents`;
  return [
    row(`Publishing to ${where}: acknowledged`, `${formatWhole(acknowledged)} ms (longest ${formatWhole(longest)} ms)`),
    row("Seen at the next read by readers all over the city", `${sawAtOnce} of ${asked}`, "all", sawAtOnce === asked),
    against("Feed latency of others meanwhile, median against before", [before.p50, during.p50], 2),
  ];
}

const sizeRows = ({ list, statistics }: CitySizes): Row[] => [
  against("Table of own messages here against a city of 1,000 posts, median", list, 1.2),
  against("A message's statistics here against a city of 1,000 posts, median", statistics, 1.5),
];

export const calendarRows = ({ posts: [few, many], times }: Calendars): Row[] => [
  against(`Calendar month of ${formatWhole(many)} posts against one of ${formatWhole(few)}, median`, times, 1.2),
];

const viewRows = ({ views: [few, many], times }: ViewStatistics): Row[] => [
  against(
    `Statistics of a message that ${formatWhole(many)} people saw against one that ${formatWhole(few)} saw, median`,
    times,
    1.2,
  ),
];

const talkRows = ({ acts: [few, many], times }: CommentStatistics): Row[] => [
  against(
    `Statistics of a message with ${formatWhole(many)} reactions and comments against one with ${formatWhole(few)}, median`,
    times,
    1.2,
  ),
];

export function shoutRows({ counts: [few, many], filters, similar, counters, statistics }: ShoutTimes): Row[] {
  return [
    ...filters.map(({ name, times }) =>
      against(
        `Inbox of ${formatWhole(many)} messages of residents, first page: ${name}, against all of them`,
        times,
        1.5,
      ),
    ),
    against("Looking for similar messages against writing one, median", similar, 1.3),
    against(
      `Counters of the inbox over ${formatWhole(many)} messages against ${formatWhole(few)}, median`,
      counters,
      1.2,
    ),
    against("Statistics of a year of the same, median", statistics, 1.5),
  ];
}

export function careRows({
  size,
  fewTickets,
  filters,
  people,
  candidates,
  ranked,
  fewHelpers,
  year,
}: CareTimes): Row[] {
  const at = (share: number, times: number[]) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const [tickets, helpers] = [formatWhole(size.tickets), formatWhole(size.helpers)];
  return [
    ...filters.map(({ name, times }) =>
      against(`List of ${tickets} tickets of care, first page: ${name}, against all of them`, times, 1.5),
    ),
    ...people.map(({ name, times }) =>
      against(
        `A person of ${formatWhole(size.members + size.helpers)} by ${name}, against by e-mail address, which is a key`,
        times,
        3,
      ),
    ),
    atMost(
      `Candidates for a ticket ranked over ${helpers} helpers, all but a twentieth`,
      at(0.95, candidates),
      150,
      "ms",
    ),
    atMost(
      `The same over ${formatWhole(Math.ceil(size.helpers / 10))} helpers, all but a twentieth`,
      at(0.95, fewHelpers),
      60,
      "ms",
    ),
    against(`The same after ${tickets} tickets against after ${formatWhole(fewTickets)}, median`, ranked, 1.2),
    atMost(`Statistics of care over a year of ${tickets} tickets in five, median`, at(0.5, year), 500, "ms"),
  ];
}

export const searchRows = ({ search, shouts, inbox }: SearchTimes): Row[] => [
  ...search.map(({ name, times }) =>
    against(`Search over everything: ${name}, against a message by its key`, times, 3),
  ),
  ...inbox.map(({ name, times }) =>
    against(
      `Inbox of ${formatWhole(shouts)} messages of residents, first page: ${name}, against all of them`,
      times,
      1.5,
    ),
  ),
];

export const streamRows = ({ open, p50, p95, missed }: Streams): Row[] => [
  row(
    `A change until ${formatWhole(open)} open streams have heard of it, all but a twentieth`,
    `${formatWhole(p95)} ms (median ${formatWhole(p50)} ms, not at all ${missed})`,
    "at most 1,000 ms",
    p95 <= 1000 && missed === 0,
  ),
];

export const paintRows = ({ first, again }: Paint): Row[] => [
  atMost(
    "Residents’ feed, largest part shown at a first visit, processor four times slower and slow 4G, median",
    middleValue(first),
    2500,
    "ms",
  ),
  atMost("The same, once visited", middleValue(again), 2500, "ms"),
];

function signInRows({ perSecond, signIn, failed, others }: SignInTimes): Row[] {
  const ratios = others.map(([idle, busy]) => busy / idle).sort((a, b) => a - b);
  return [
    row(
      `Feed latency of others while ${formatWhole(perSecond)} people a second sign in with a password, median against idle`,
      `${exact(middleValue(ratios))} (rounds: ${ratios.map(exact).join(", ")})`,
      "at most 1.5",
      middleValue(ratios) <= 1.5,
    ),
    row("Signing in meanwhile, median", `${formatWhole(signIn)} ms, refused ${failed}`),
  ];
}

export const alertRows = ({ residents, queued, expanded, before, during, signIn }: Alert): Row[] => [
  row(
    `An alert to ${formatWhole(residents)} residents, all of its mails queued`,
    `${expanded.toFixed(1)} s${queued < residents ? ` (${formatWhole(queued)})` : ""}`,
    "at most 60 s",
    queued >= residents && expanded <= 60,
  ),
  against("Feed latency of others while it is expanded, median against before", [before, during], 2),
  row(
    "A sign-in mail asked for meanwhile, until it is handed over",
    `${signIn.toFixed(1)} s`,
    "at most 10 s",
    signIn <= 10,
  ),
];

export const memoryRows = ({ first, idle, loaded }: Memory): Row[] => [
  atMost("Server process, idle", idle, 180, "MB"),
  atMost("Server process, highest under the feed load", loaded, 350, "MB"),
  [
    "Server process after its first start in this city: code compiled, the work of a whole day done",
    `${formatWhole(first)} MB`,
    "–",
    "yes",
  ],
];

export const startRows = ({ first, second }: Starts): Row[] => [
  row("First start of the demonstration, packages in place", `${first.toFixed(1)} s`, "at most 30 s", first <= 30),
  row("Second start of the demonstration", `${second.toFixed(1)} s`, "at most 3 s", second <= 3),
];

const weightRows = (weights: Weights): Row[] => [
  atMost("Dashboard's start, script before the first screen, gzip", weights.dashboard, 200, "kB"),
  atMost("Dashboard's sign-in, the same", weights.dashboardSignIn, 200, "kB"),
  atMost("Residents' feed, the same", weights.feed, 120, "kB"),
  atMost("Residents' sign-in, the same", weights.residentSignIn, 120, "kB"),
];

function pressRows(presses: Press[]): Row[] {
  const slowest = presses.reduce((most, { times }) => Math.max(most, middleValue(times)), 0);
  const what = "From a press to something visible, processor four times slower, slowest of ten acts, median";
  return [atMost(what, slowest, 100, "ms")];
}

const part = <T>(found: T | undefined, rows: (found: T) => Row[]): Row[] => (found === undefined ? [] : rows(found));

export function rowsOf(results: Results): Row[] {
  const { feed, depth, publishing, citySizes, calendars, manyViews, muchTalk, shouts, streams, signingIn } = results;
  const { alert, care, fairness, memory, participation, search, starts, weights, presses, paint, tally, count, casts } =
    results;
  return [
    ...part(feed, feedRows),
    ...part(depth, (depth) => [against("Page 50 against page 1, median", depth, 1.2)]),
    ...part(publishing, publishingRows),
    ...part(citySizes, sizeRows),
    ...part(calendars, calendarRows),
    ...part(manyViews, viewRows),
    ...part(muchTalk, talkRows),
    ...part(search, searchRows),
    ...part(shouts, shoutRows),
    ...part(care, careRows),
    ...part(fairness, fairnessRows),
    ...part(participation, participationRows),
    ...part(tally, tallyRows),
    ...part(count, countRows),
    ...part(casts, castRows),
    ...part(streams, streamRows),
    ...part(signingIn, signInRows),
    ...part(alert, alertRows),
    ...part(memory, memoryRows),
    ...part(starts, startRows),
    ...part(weights, weightRows),
    ...part(paint, paintRows),
    ...part(presses, pressRows),
  ];
}
