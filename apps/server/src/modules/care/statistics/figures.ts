/** The figures of a period in the reader's language: one definition for the screen, the file and the report. S2 §2, D §9 */
import {
  type CarePeriod,
  type CareSelection,
  type CareStatistics,
  helperKinds,
  ticketStates,
} from "@stoep/contract/care";
import { dayAt, type Language, monthsLater, startOfDay, sumOf } from "@stoep/contract/kernel";
import { type PeopleCount, peopleRoughly } from "@stoep/contract/people-count";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { figureTexts, helperKindNames, phrases, sectionTexts, ticketStateNames } from "./definitions.ts";
import { formatsOf } from "./formats.ts";
import { type PeriodSpan, periodSpan } from "./period.ts";
import { listSelectionNames, type Scope } from "./store/scope.ts";
import * as store from "./store/statistics.ts";

export interface StatisticsQuery {
  actor: Staff;
  db: Db;
  language: Language;
  now: Date;
  period: CarePeriod;
  selection: CareSelection;
}

const scopeOf = ({ actor, selection }: Pick<StatisticsQuery, "actor" | "selection">): Scope => ({
  ...selection,
  organisationId: actor.organisation.id,
});

export async function loadImpact({ actor, db, now, period, selection }: Omit<StatisticsQuery, "language">) {
  const { from, until } = periodSpan(period, now, actor.network.timeZone);
  const [{ minutes }, rate] = await Promise.all([
    store.sumMinutes(db, scopeOf({ actor, selection }), { from, until }),
    store.findHourlyRate(db, actor.organisation.id),
  ]);
  const { hourlyRateCents, currency } = rate ?? { hourlyRateCents: 1850, currency: "EUR" as const };
  const worthCents = Math.round((minutes * hourlyRateCents) / 60);
  return { from, until, minutes, hourlyRateCents, currency, worthCents };
}

type Figure = CareStatistics["figures"][number];
/** With what the file has in the cell of each figure: a number where there is one, and its unit. */
export interface LoadedStatistics extends CareStatistics {
  figures: (Figure & { amount: number | null; unit: string })[];
}

export const viewStatistics = ({ figures, ...rest }: LoadedStatistics): CareStatistics => ({
  ...rest,
  figures: figures.map(({ amount: _, unit: __, ...shown }) => shown),
});

export async function loadStatistics(asking: StatisticsQuery): Promise<LoadedStatistics> {
  const { actor, db, now, period } = asking;
  const { timeZone } = actor.network;
  const scope = scopeOf(asking);
  const span = periodSpan(period, now, timeZone);
  // Currently active: helped within two months. D §10
  const activeSince = startOfDay(monthsLater(dayAt(now, timeZone), -2), timeZone);
  const [asked, askedOverTime, solvedOverTime, solved, helpers, coverage, members, { duos }, categories, impact] =
    await Promise.all([
      store.countCreated(db, scope, span),
      store.countCreatedOverTime(db, scope, span, timeZone),
      store.countSolvedOverTime(db, scope, span, timeZone),
      store.sumSolved(db, scope, span),
      store.countHelpers(db, scope, span, activeSince),
      store.countCoverage(db, scope),
      store.countMembers(db, scope, span),
      store.countDuos(db, scope),
      store.listCategories(db, scope.organisationId),
      loadImpact(asking),
    ]);
  const read = {
    span,
    asked,
    askedOverTime,
    solvedOverTime,
    solved,
    helpers,
    coverage,
    members,
    duos,
    categories,
    impact,
  };
  const { from, until } = span;
  return {
    period,
    from,
    until,
    selection: await listSelectionNames(db, scope),
    figures: figuresOf(read, asking.language),
    sections: sectionsOf(read, asking.language),
  };
}

interface PeriodCounts {
  span: PeriodSpan;
  asked: Awaited<ReturnType<typeof store.countCreated>>;
  askedOverTime: Awaited<ReturnType<typeof store.countCreatedOverTime>>;
  solvedOverTime: Awaited<ReturnType<typeof store.countSolvedOverTime>>;
  solved: Awaited<ReturnType<typeof store.sumSolved>>;
  helpers: Awaited<ReturnType<typeof store.countHelpers>>;
  coverage: Awaited<ReturnType<typeof store.countCoverage>>;
  members: Awaited<ReturnType<typeof store.countMembers>>;
  duos: number;
  categories: Awaited<ReturnType<typeof store.listCategories>>;
  impact: Awaited<ReturnType<typeof loadImpact>>;
}

const sum = (rows: readonly { tickets: number }[]) => sumOf(rows, ({ tickets }) => tickets);

/** A median of fewer values says nothing. */
const medianMinimum = 5;

function figuresOf({ asked, solvedOverTime, solved, helpers, duos, impact }: PeriodCounts, language: Language) {
  const { number, people, duration, money } = formatsOf(language);
  const count = (amount: number) => ({ value: number(amount), amount, unit: "" });
  const some = (amount: PeopleCount) => ({ value: people(amount), amount, unit: "" });
  const hours = phrases.hours[language];
  const took = (found: number | null, counted: number) => {
    const median = counted < medianMinimum ? null : found;
    return { value: duration(median), amount: median && Math.round(median), unit: hours };
  };
  const given = Math.round(impact.minutes / 60);
  const { worthCents, currency } = impact;
  const active = sumOf(helpers, (one) => one.active);
  const values = {
    asked: count(sum(asked)),
    solved: count(sum(solvedOverTime)),
    toMatch: took(solved.toMatch, solved.matched),
    toSolve: took(solved.toSolve, solved.timed),
    activated: some(peopleRoughly(solved.helpers)),
    active: some(peopleRoughly(active)),
    duos: some(peopleRoughly(duos)),
    hours: { ...count(given), unit: hours },
    worth: { value: money(worthCents, currency), amount: Math.round(worthCents / 100), unit: currency },
  };
  return (Object.keys(values) as (keyof typeof values)[]).map((key) => ({
    key,
    label: figureTexts[key].label[language],
    ...values[key],
    definition: figureTexts[key].definition[language],
  }));
}

type Section = CareStatistics["sections"][number];
type Rows = (Omit<Section["rows"][number], "note"> & { note?: string })[];

function sectionsOf(read: PeriodCounts, language: Language): Section[] {
  const { asked, helpers, members } = read;
  const rows: Record<Section["key"], Rows> = {
    time: timeRows(read, language),
    categories: categoryRows(read, language),
    states: ticketStates.map((state) => ({
      key: state,
      label: ticketStateNames[state][language],
      values: [sum(asked.filter((row) => row.state === state))],
    })),
    helperKinds: helperKinds.map((kind) => ({
      key: kind,
      label: helperKindNames[kind][language],
      values: [peopleRoughly(helpers.find((row) => row.kind === kind)?.helpers ?? 0)],
    })),
    coverage: coverageRows(read, language),
    network: [
      {
        key: "members",
        label: phrases.members[language],
        values: [peopleRoughly(members.joined), peopleRoughly(members.members)],
      },
      {
        key: "helpers",
        label: phrases.helpers[language],
        values: [
          peopleRoughly(sumOf(helpers, ({ joined }) => joined)),
          peopleRoughly(sumOf(helpers, (row) => row.helpers)),
        ],
      },
    ],
  };
  return (Object.keys(rows) as Section["key"][]).map((key) => {
    const { label, definition, heading, columns } = sectionTexts[key];
    return {
      key,
      title: label[language],
      definition: definition[language],
      heading: heading[language],
      columns: columns.map((one) => one[language]),
      rows: rows[key].map((row) => ({ note: "", ...row })),
    };
  });
}

function timeRows({ span, askedOverTime, solvedOverTime }: PeriodCounts, language: Language): Rows {
  const { step } = formatsOf(language);
  const on = (rows: readonly { day: string; tickets: number }[], day: string) =>
    sum(rows.filter((row) => row.day === day));
  return span.steps.map((day) => ({
    key: day,
    label: step(day, span.by),
    values: [on(askedOverTime, day), on(solvedOverTime, day)],
  }));
}

const nameIn = ({ name, translations }: PeriodCounts["categories"][number], language: Language) =>
  translations[language] || name;

/** Most frequent first; categories that nobody asked for are left out. */
function categoryRows({ asked, categories }: PeriodCounts, language: Language): Rows {
  const of = (id: string | null) => asked.filter(({ categoryId }) => categoryId === id);
  const named = [
    ...categories.map((one) => ({ key: one.id, label: nameIn(one, language), own: of(one.id) })),
    { key: "none", label: phrases.noCategory[language], own: of(null) },
  ];
  return named
    .filter(({ own }) => own.length > 0)
    .toSorted((one, other) => sum(other.own) - sum(one.own))
    .map(({ key, label, own }) => {
      const [solved, revoked] = (["solved", "revoked"] as const).map((state) =>
        sum(own.filter((row) => row.state === state)),
      );
      return { key, label, values: [solved ?? 0, sum(own) - (solved ?? 0) - (revoked ?? 0), revoked ?? 0] };
    });
}

function coverageRows({ coverage, categories }: PeriodCounts, language: Language): Rows {
  return categories
    .filter(({ archivedAt }) => archivedAt === null)
    .map((one) => {
      const helpers = peopleRoughly(coverage.find(({ categoryId }) => categoryId === one.id)?.helpers ?? 0);
      const note = phrases[helpers === null ? "tooFew" : "covered"][language];
      return { key: one.id, label: nameIn(one, language), values: [helpers], note };
    });
}
